import { createRandom } from '../random'
import { drawnLantern, drawnReflection, type Lantern } from './lantern'
import { bands, drawnBand, height, width } from './water'

/** Words that stand in the picture from one second of the clip to another. */
interface Caption {
  text: string
  from: number
  to: number
}

const lanterns: readonly Lantern[] = [
  { band: 1, x: 250, drift: 3, size: 13, phase: 0.1 },
  { band: 1, x: 560, drift: 3, size: 12, phase: 0.7 },
  { band: 1, x: 842, drift: 3, size: 14, phase: 0.4 },
  { band: 2, x: 372, drift: 4.5, size: 22, phase: 0.9 },
  { band: 2, x: 604, drift: 4.5, size: 20, phase: 0.3 },
  { band: 3, x: 118, drift: 6, size: 33, phase: 0.6 },
  { band: 3, x: 806, drift: 6, size: 35, phase: 0.2 },
  { band: 4, x: 436, drift: 8, size: 56, phase: 0.5 },
]

const definitions = `
  <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#1f2a60"/><stop offset=".42" stop-color="#7d5890"/>
    <stop offset=".78" stop-color="#f0a184"/><stop offset="1" stop-color="#ffd9a8"/></linearGradient>
  <radialGradient id="moon"><stop offset="0" stop-color="#fffaf0"/><stop offset=".72" stop-color="#ffedcd"/>
    <stop offset="1" stop-color="#ffdfae"/></radialGradient>
  <radialGradient id="glow"><stop offset="0" stop-color="#ffe9c4" stop-opacity=".62"/>
    <stop offset=".5" stop-color="#ffe9c4" stop-opacity=".2"/>
    <stop offset=".8" stop-color="#ffe9c4" stop-opacity=".04"/>
    <stop offset="1" stop-color="#ffe9c4" stop-opacity="0"/></radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#ffcf8a" stop-opacity=".72"/>
    <stop offset=".4" stop-color="#ff9d5c" stop-opacity=".26"/>
    <stop offset="1" stop-color="#ff8a50" stop-opacity="0"/></radialGradient>
  <linearGradient id="paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f08a4b"/>
    <stop offset=".5" stop-color="#ffc878"/><stop offset="1" stop-color="#fff0c8"/></linearGradient>
  <radialGradient id="flame"><stop offset="0" stop-color="#fffdf2"/>
    <stop offset="1" stop-color="#ffe7a8" stop-opacity="0"/></radialGradient>`

const moon = { x: 704, y: 108, radius: 50 }

const random = createRandom(12)
const stars = Array.from({ length: 46 }, () => ({
  x: random.next() * width,
  y: random.next() * 128,
  radius: 0.5 + random.next() * 0.8,
  phase: random.next() * 6,
}))

const drawnSky = (time: number): string => {
  const points = stars.map(({ x, y, radius, phase }) => {
    const light = (0.35 + 0.3 * Math.sin(time * 1.4 + phase)) * (1 - y / 160)
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(2)}" fill="#fff6e6"
      opacity="${Math.max(0, light).toFixed(3)}"/>`
  })
  return `<rect width="${width}" height="246" fill="url(#sky)"/>${points.join('')}
    <circle cx="${moon.x}" cy="${moon.y}" r="190" fill="url(#glow)"/>
    <circle cx="${moon.x}" cy="${moon.y}" r="${moon.radius}" fill="url(#moon)"/>`
}

/** The path of the moon on the water, between the far bands. */
const drawnMoonlight = (time: number): string =>
  Array.from({ length: 11 }, (_, row) => {
    const sway = (3 + row * 0.8) * Math.sin(time * 1.2 + row * 1.9)
    const wide = (46 - row * 2.4) * (0.8 + 0.2 * Math.sin(time * 1.9 + row * 2.7))
    return `<ellipse cx="${(moon.x + sway).toFixed(2)}" cy="${248 + row * 13}" rx="${wide.toFixed(2)}"
      ry="${(1.6 + row * 0.16).toFixed(2)}" fill="#ffeccb" opacity="${(0.5 - row * 0.036).toFixed(3)}"/>`
  }).join('')

/** Rises over `rise` seconds after the first moment and falls as long before the second. */
const fade = (time: number, from: number, to: number, rise: number): number => {
  const part = Math.max(0, Math.min(1, (time - from) / rise, (to - time) / rise))
  return part * part * (3 - 2 * part)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const serif = 'font-family="Noto Serif Display, Noto Serif, DejaVu Serif, serif"'

const drawnTitle = (title: string, artist: string, { from, to }: Omit<Caption, 'text'>, time: number) => {
  const seen = fade(time, from, to, 0.9)
  const spaced = (1.2 + time * 0.12).toFixed(2)
  return `<g opacity="${seen.toFixed(3)}" fill="#fff7ea">
    <text x="72" y="124" ${serif} font-style="italic" font-size="50" letter-spacing="${spaced}">${escaped(title)}</text>
    <text x="75" y="164" ${serif} font-size="18" letter-spacing="5">${escaped(artist.toUpperCase())}</text></g>`
}

const drawnCaption = ({ text, from, to }: Caption, time: number) =>
  `<text x="${width / 2}" y="${(516 - time * 0.4 + from * 0.4).toFixed(2)}" text-anchor="middle" ${serif}
    font-style="italic" font-size="25" letter-spacing="0.6" fill="#ffe9cf"
    opacity="${fade(time, from, to, 0.55).toFixed(3)}">${escaped(text)}</text>`

/** What a clip tells in words. */
export interface Words {
  title: string
  artist: string
  shown: Omit<Caption, 'text'>
  lines: readonly Caption[]
}

/** One picture of the clip as SVG: paper lanterns that drift over an evening sea. */
export function drawnScene(time: number, seconds: number, words: Words): string {
  const water = bands.map((band, at) => {
    const floating = lanterns.filter((lantern) => lantern.band === at)
    const bodies = floating.map((lantern) => drawnLantern(lantern, time))
    const lights = floating.map((lantern) => drawnReflection(lantern, time))
    const own = at === 2 ? drawnMoonlight(time) : ''
    return bodies.join('') + drawnBand(band, time) + own + lights.join('')
  })
  const dark = 1 - fade(time, -0.05, seconds, 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <defs>${definitions}</defs>${drawnSky(time)}${water.join('')}
    ${drawnTitle(words.title, words.artist, words.shown, time)}
    ${words.lines.map((line) => drawnCaption(line, time)).join('')}
    <rect width="${width}" height="${height}" fill="#0b1030" opacity="${dark.toFixed(3)}"/></svg>`
}
