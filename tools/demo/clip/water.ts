/** Pixels of the clip's picture. */
export const width = 960
export const height = 540

/** One band of water: its colour, its rest height, how it swells and how fast it runs. */
export interface Band {
  fill: string
  rest: number
  swell: number
  length: number
  speed: number
}

/** Far to near, in the colours of the release's cover. */
export const bands: readonly Band[] = [
  { fill: '#f4b393', rest: 236, swell: 2, length: 46, speed: 0.5 },
  { fill: '#c9788a', rest: 268, swell: 4, length: 70, speed: 0.55 },
  { fill: '#7f5a8c', rest: 310, swell: 6, length: 96, speed: 0.6 },
  { fill: '#4a4480', rest: 364, swell: 9, length: 130, speed: 0.66 },
  { fill: '#2b2f63', rest: 428, swell: 12, length: 176, speed: 0.72 },
  { fill: '#171d45', rest: 492, swell: 14, length: 236, speed: 0.8 },
]

/** The height of a band's edge at `x`, `time` seconds into the clip. */
export function surface({ rest, swell, length, speed }: Band, x: number, time: number): number {
  const long = Math.sin(x / length + time * speed + rest)
  const short = Math.sin(x / (length * 0.43) - time * speed * 1.3 + rest * 2)
  return rest + swell * long + swell * 0.4 * short
}

/** A band as an SVG path down to the lower edge. */
export function drawnBand(band: Band, time: number): string {
  let d = ''
  for (let x = -12; x <= width + 12; x += 12) d += `${d ? 'L' : 'M'}${x} ${surface(band, x, time).toFixed(2)}`
  return `<path d="${d}L${width + 12} ${height}L-12 ${height}Z" fill="${band.fill}"/>`
}
