import { bands, surface } from './water'

/** A paper lantern that floats behind the edge of one band of water. */
export interface Lantern {
  band: number
  /** Where it is at the beginning, and how far it drifts in a second. */
  x: number
  drift: number
  /** Its width at the bottom. */
  size: number
  /** Tells its flicker from the others'. */
  phase: number
}

const placed = ({ band, x, drift }: Lantern, time: number) => {
  const at = x + drift * time
  return { x: at, y: surface(bands[band]!, at, time) }
}

/** Between 0.8 and 1. */
const flicker = ({ phase }: Lantern, time: number) =>
  0.9 + 0.06 * Math.sin(time * 5.1 + phase * 7) + 0.04 * Math.sin(time * 11.3 + phase * 3)

/** Its light in the air and its body, to be drawn before the band that hides its foot. */
export function drawnLantern(lantern: Lantern, time: number): string {
  const { size, phase } = lantern
  const { x, y } = placed(lantern, time)
  const tilt = 4 * Math.sin(time * 0.9 + phase * 5)
  const light = flicker(lantern, time)
  const [low, high, tall] = [size / 2, size * 0.62, size * 1.2]
  const rib = (part: number) => {
    const half = low + (high - low) * part
    return `<path d="M${-half} ${-tall * part}Q0 ${-tall * part + size * 0.09} ${half} ${-tall * part}"
      fill="none" stroke="#b5502c" stroke-opacity="0.35" stroke-width="${size * 0.025}"/>`
  }
  return `<g transform="translate(${x.toFixed(2)} ${(y + size * 0.16).toFixed(2)})">
    <circle cy="${-tall * 0.5}" r="${size * 2.5}" fill="url(#halo)" opacity="${(light * 0.75).toFixed(3)}"/>
    <g transform="rotate(${tilt.toFixed(2)})">
      <path d="M${-low} 0L${-high} ${-tall}Q0 ${-tall * 1.1} ${high} ${-tall}L${low} 0Q0 ${size * 0.12} ${-low} 0Z"
        fill="url(#paper)" opacity="${(0.9 + light * 0.1).toFixed(3)}"/>
      <ellipse cy="${-tall * 0.99}" rx="${high * 0.98}" ry="${size * 0.1}" fill="#ffd793"/>
      ${[0.25, 0.5, 0.75].map(rib).join('')}
      <ellipse cy="${-tall * 0.36}" rx="${size * 0.2}" ry="${size * 0.34}" fill="url(#flame)"
        opacity="${light.toFixed(3)}"/>
      <path d="M${-low * 1.12} 0Q0 ${size * 0.16} ${low * 1.12} 0L${low} ${size * 0.14}Q0 ${size * 0.28} ${-low} ${size * 0.14}Z"
        fill="#5b2f2c"/>
    </g></g>`
}

/** Its light on the water, broken by the waves, to be drawn over the band that hides its foot. */
export function drawnReflection(lantern: Lantern, time: number): string {
  const { size, phase } = lantern
  const { x, y } = placed(lantern, time)
  const light = flicker(lantern, time)
  return Array.from({ length: 6 }, (_, row) => {
    const sway = size * 0.12 * Math.sin(time * 2.1 + row * 1.7 + phase * 4)
    const wide = size * (0.52 - row * 0.055) * (0.86 + 0.14 * Math.sin(time * 3 + row * 2.3 + phase))
    const strong = (0.5 - row * 0.075) * light
    return `<ellipse cx="${(x + sway).toFixed(2)}" cy="${(y + size * (0.42 + row * 0.26)).toFixed(2)}"
      rx="${wide.toFixed(2)}" ry="${(size * 0.07).toFixed(2)}" fill="#ffc27a" opacity="${strong.toFixed(3)}"/>`
  }).join('')
}
