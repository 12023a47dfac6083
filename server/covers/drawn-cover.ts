import { createHash } from 'node:crypto'

/**
 * The picture of something that has none: soft light over two neighbouring hues, always the same for one seed.
 * A square SVG of 1024 units.
 */
export function drawnCover(seed: string): string {
  const bytes = createHash('sha1').update(seed).digest()
  const part = (at: number) => bytes[at]! / 255
  const hue = Math.round(part(0) * 360)
  const second = hue + 24 + Math.round(part(1) * 70)
  const angle = Math.round(part(2) * 360)
  const light = (at: number, tone: number, strength: number) =>
    `<circle cx="${Math.round(part(at) * 1024)}" cy="${Math.round(part(at + 1) * 1024)}"
      r="${Math.round(240 + part(at + 2) * 300)}" fill="hsl(${tone}, 70%, 62%)" opacity="${strength}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024" viewBox="0 0 1024 1024">
    <defs>
      <linearGradient id="base" gradientTransform="rotate(${angle} .5 .5)">
        <stop offset="0" stop-color="hsl(${hue}, 52%, 34%)"/>
        <stop offset="1" stop-color="hsl(${second}, 58%, 52%)"/>
      </linearGradient>
      <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="110"/></filter>
    </defs>
    <rect width="1024" height="1024" fill="url(#base)"/>
    <g filter="url(#soft)">
      ${light(3, second + 30, 0.75)}${light(6, hue - 30, 0.6)}${light(9, hue + 160, 0.28)}
    </g>
    <g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3">
      ${[180, 250, 320, 390].map((r) => `<circle cx="512" cy="512" r="${r}"/>`).join('')}
    </g>
    <circle cx="512" cy="512" r="96" fill="#fff" fill-opacity=".16"/>
  </svg>`
}
