import { createHash } from 'node:crypto'

/**
 * Draws a picture for something that has none: soft light over two neighbouring hues, always the same for one seed.
 * Returns a square SVG that renders at `size` pixels.
 */
export function drawCover(seed: string, size: number): string {
  const bytes = createHash('sha1').update(seed).digest()
  const part = (at: number) => bytes[at]! / 255
  const hue = Math.round(part(0) * 360)
  const second = hue + 24 + Math.round(part(1) * 70)
  const angle = Math.round(part(2) * 360)
  /** Gradients instead of a blur filter: they render about fifty times faster. */
  const lights = [
    { at: 3, tone: second + 30, strength: 0.85 },
    { at: 6, tone: hue - 30, strength: 0.7 },
    { at: 9, tone: hue + 160, strength: 0.35 },
  ]
  const defined = lights.map(
    ({ at, tone, strength }) => `<radialGradient id="light${at}">
      <stop offset="0" stop-color="hsl(${tone}, 70%, 62%)" stop-opacity="${strength}"/>
      <stop offset=".5" stop-color="hsl(${tone}, 70%, 62%)" stop-opacity="${strength * 0.4}"/>
      <stop offset="1" stop-color="hsl(${tone}, 70%, 62%)" stop-opacity="0"/></radialGradient>`,
  )
  const placed = lights.map(
    ({ at }) => `<circle cx="${Math.round(part(at) * 1024)}" cy="${Math.round(part(at + 1) * 1024)}"
      r="${Math.round(480 + part(at + 2) * 360)}" fill="url(#light${at})"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024">
    <defs>
      <linearGradient id="base" gradientTransform="rotate(${angle} .5 .5)">
        <stop offset="0" stop-color="hsl(${hue}, 52%, 34%)"/>
        <stop offset="1" stop-color="hsl(${second}, 58%, 52%)"/>
      </linearGradient>
      ${defined.join('')}
    </defs>
    <rect width="1024" height="1024" fill="url(#base)"/>
    ${placed.join('')}
    <g fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="3">
      ${[180, 250, 320, 390].map((r) => `<circle cx="512" cy="512" r="${r}"/>`).join('')}
    </g>
    <circle cx="512" cy="512" r="96" fill="#fff" fill-opacity=".16"/>
  </svg>`
}
