import type { IAudioMetadata } from 'music-metadata'

/** The type of a front cover in ID3 and FLAC; APE names it by the key of its item. Other tags know no types. */
const frontType = /^cover \(front\)$/i
const frontKey = /^cover art \(front\)$/i

/**
 * Returns the embedded front cover, else the first picture; null where there is none. `selectCover` of music-metadata
 * always takes the first.
 */
export function frontPicture({
  common,
  native,
}: Pick<IAudioMetadata, 'common' | 'native'>): Uint8Array | null {
  const pictures = common.picture ?? []
  const fronts = (native['APEv2'] ?? []).filter(({ id }) => frontKey.test(id)).map(({ value }) => value)
  const front = pictures.find((picture) => frontType.test(picture.type ?? '') || fronts.includes(picture))
  return (front ?? pictures[0])?.data ?? null
}
