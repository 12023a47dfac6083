import { sizedCover } from './sized-cover'

/**
 * Returns the `srcset` of a large cover, of which the browser requests one size by the room and the density of the
 * screen; undefined if there is no cover or it comes in one size only.
 */
export function coverSourceSet(url: string | null): string | undefined {
  if (!url || sizedCover(url, 500) === url) return undefined
  return `${sizedCover(url, 500)} 500w, ${sizedCover(url, 1024)} 1024w`
}
