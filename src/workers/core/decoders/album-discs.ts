import type { AlbumDetail, AlbumDisc } from '../../../contract/replies/album'
import type { Track } from '../../../contract/replies/track'

/** A song of an album, with what it says about its disc. */
interface AlbumSong {
  track: Track
  /** `1`, `01`, `1/2`; may be empty. */
  cd: string
  /** The name of the disc; may be empty. */
  discTitle: string
}

/** A song without a number belongs to the first disc. */
const numberOf = ({ cd }: AlbumSong): number => Number(/\d{1,4}/.exec(cd)?.[0] ?? 1) || 1

/** Returns the tracks disc by disc, and the discs where there are several. */
export function splitDiscs(songs: readonly AlbumSong[]): Pick<AlbumDetail, 'tracks' | 'discs'> {
  const ordered = [...songs].sort((one, other) => numberOf(one) - numberOf(other))
  const discs: AlbumDisc[] = []
  ordered.forEach((song, at) => {
    const number = numberOf(song)
    if (discs.at(-1)?.number !== number) discs.push({ number, title: '', at })
    const disc = discs.at(-1)
    if (disc?.title === '') disc.title = song.discTitle
  })
  const tracks = ordered.map(({ track }) => track)
  return discs.length > 1 ? { tracks, discs } : { tracks }
}
