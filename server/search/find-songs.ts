import { createFound, type Found } from './found'
import { artistTier, further, matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex, SongEntry } from './name-index'
import type { SearchQuery, Term } from './search-query'

/** A single Latin letter inside the name of an artist or an album tells nothing of their songs. */
const worstBeside = ({ reading, squeezed }: Term) =>
  reading !== null && squeezed.length === 1 ? tiers.wordStart : tiers.inside

const findTerm = (index: NameIndex, term: Term, found: Found<SongEntry>) => {
  const worst = worstBeside(term)
  index.songs.scan(term, (song) => found.note(song, matchName(song.key, term)))
  index.artists.scan(term, (artist) => {
    const tier = matchName(artist.key, term)
    if (tier <= worst) for (const song of artist.songs) found.note(song, artistTier(tier))
  })
  index.albums.scan(term, (album) => {
    if (matchName(album.key, term) <= worst) for (const song of album.songs) found.note(song, further.onAlbum)
  })
}

/** Songs that bear each word in their title, in an artist's name or in their album's. */
const findWords = (index: NameIndex, words: readonly Term[], found: Found<SongEntry>) => {
  const [first, ...others] = words.toSorted((one, other) => other.squeezed.length - one.squeezed.length)
  if (!first) return
  const bearing = createFound(index.songs)
  findTerm(index, first, bearing)
  const checks = others.map((word) => {
    const artists = new Set<ArtistEntry>()
    const albums = new Set<AlbumEntry>()
    index.artists.scan(word, (artist) => void artists.add(artist))
    index.albums.scan(word, (album) => void albums.add(album))
    return {
      inTitle: ({ key }: SongEntry) => matchName(key, word) < tiers.none,
      beside: (song: SongEntry) =>
        albums.has(song.album) || song.artists.some((artist) => artists.has(artist)),
    }
  })
  for (const song of bearing.entries) {
    let inTitle = bearing.tier(song) < tiers.none ? 1 : 0
    const all = checks.every((check) => {
      if (!check.inTitle(song)) return check.beside(song)
      inTitle++
      return true
    })
    if (!all) continue
    const some = inTitle > 0 ? further.someInTitle : further.noneInTitle
    found.note(song, inTitle === words.length ? further.allInTitle : some)
  }
}

/** Every song that answers the query, by tier: its title first, then who plays it, then where it stands. */
export function findSongs(index: NameIndex, { whole, words }: SearchQuery): Found<SongEntry> {
  const found = createFound(index.songs)
  findTerm(index, whole, found)
  findWords(index, words, found)
  return found
}
