/** Edge lengths in which covers exist, smallest first; any other is answered with the nearest. */
const coverSizes = [50, 60, 96, 128, 300, 500, 512, 1024] as const

export type CoverSize = (typeof coverSizes)[number]

/** Reads `param=300y300`; the largest size when it is left out or makes no sense. */
export function coverSizeOf(param: string | undefined): CoverSize {
  const width = Number(/^(\d{1,5})y\d{1,5}$/.exec(param ?? '')?.[1] ?? 1024)
  return coverSizes.reduce((best, size) => (Math.abs(size - width) < Math.abs(best - width) ? size : best))
}
