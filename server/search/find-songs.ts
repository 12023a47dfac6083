import { createRanking, type Ranking } from './ranking'
import { artistTier, furtherTiers, matchName, tiers } from './match-name'
import type { AlbumEntry, ArtistEntry, NameIndex, SongEntry } from './name-index'
import type { SearchQuery, Term } from './search-query'

/** A single Latin letter inside an artist's or album's name says nothing about their songs. */
const worstBeside = ({ reading, squeezed }: Term) =>
  reading !== null && squeezed.length === 1 ? tiers.wordStart : tiers.inside

const findTerm = (index: NameIndex, term: Term, found: Ranking<SongEntry>) => {
  const worst = worstBeside(term)
  index.songs.scan(term, (song) => found.add(song, matchName(song.key, term)))
  index.artists.scan(term, (artist) => {
    const tier = matchName(artist.key, term)
    if (tier <= worst) for (const song of artist.songs) found.add(song, artistTier(tier))
  })
  index.albums.scan(term, (album) => {
    if (matchName(album.key, term) <= worst)
      for (const song of album.songs) found.add(song, furtherTiers.onAlbum)
  })
}

/** Adds the songs of which title, artists or album contain each word. */
const findWords = (index: NameIndex, words: readonly Term[], found: Ranking<SongEntry>) => {
  const [first, ...others] = words.toSorted((one, other) => other.squeezed.length - one.squeezed.length)
  if (!first) return
  const bearing = createRanking(index.songs)
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
    const some = inTitle > 0 ? furtherTiers.someInTitle : furtherTiers.noneInTitle
    found.add(song, inTitle === words.length ? furtherTiers.allInTitle : some)
  }
}

/** Finds all matching songs by tier: by title first, then by artist, then by album. */
export function findSongs(index: NameIndex, { whole, words }: SearchQuery): Ranking<SongEntry> {
  const found = createRanking(index.songs)
  findTerm(index, whole, found)
  findWords(index, words, found)
  return found
}
