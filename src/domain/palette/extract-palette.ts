import type { Palette } from './palette'

interface Cluster {
  count: number
  r: number
  g: number
  b: number
}

const minAlpha = 125
const nearWhite = 250
/** Shades closer than this in RGB count as one colour. */
const maxClusterDistance = 48

/**
 * Returns the most frequent colours of a picture, dominant first. `pixels` is RGBA. Pixels with an alpha under 125 and
 * near-white pixels do not count (specification, point 9), so there may be fewer colours than `max`, or none. The work
 * grows linearly with the number of pixels. The same picture always gives the same colours.
 */
export function extractPalette(pixels: Uint8ClampedArray, max = 5): Palette {
  const clusters: Cluster[] = []
  for (const shade of countShades(pixels)) {
    const near = nearest(clusters, shade)
    if (near) merge(near, shade)
    else clusters.push(shade)
  }
  return clusters
    .sort((a, b) => b.count - a.count)
    .slice(0, Math.max(0, max))
    .map(({ r, g, b }) => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) }))
}

/** Sorts the pixels into 4,096 shades. Returns those that occur, most frequent first, each as the mean of its pixels. */
function countShades(pixels: Uint8ClampedArray): Cluster[] {
  const shades = new Map<number, Cluster>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const r = pixels[at] ?? 0
    const g = pixels[at + 1] ?? 0
    const b = pixels[at + 2] ?? 0
    if ((pixels[at + 3] ?? 0) < minAlpha) continue
    if (r > nearWhite && g > nearWhite && b > nearWhite) continue
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4)
    const shade = shades.get(key)
    if (!shade) {
      shades.set(key, { count: 1, r, g, b })
      continue
    }
    shade.count++
    shade.r += r
    shade.g += g
    shade.b += b
  }
  return [...shades.values()]
    .map(({ count, r, g, b }) => ({ count, r: r / count, g: g / count, b: b / count }))
    .sort((a, b) => b.count - a.count)
}

function nearest(clusters: readonly Cluster[], shade: Cluster): Cluster | null {
  let best: Cluster | null = null
  let bestDistance = maxClusterDistance ** 2
  for (const cluster of clusters) {
    const distance = (cluster.r - shade.r) ** 2 + (cluster.g - shade.g) ** 2 + (cluster.b - shade.b) ** 2
    if (distance < bestDistance) {
      best = cluster
      bestDistance = distance
    }
  }
  return best
}

function merge(into: Cluster, shade: Cluster): void {
  const count = into.count + shade.count
  into.r = (into.r * into.count + shade.r * shade.count) / count
  into.g = (into.g * into.count + shade.g * shade.count) / count
  into.b = (into.b * into.count + shade.b * shade.count) / count
  into.count = count
}
