import { decoder } from './decoder'
import { done } from './done'
import { libraryAlbums, libraryArtists, libraryGroups, librarySongs } from './library-browse'
import { libraryDoubles, libraryProblems, libraryReport } from './library-report'

export const libraryDecoders = {
  libraryReport: decoder(libraryReport),
  libraryProblems: decoder(libraryProblems),
  libraryDoubles: decoder(libraryDoubles),
  libraryScan: decoder(done),
  librarySongs: decoder(librarySongs),
  libraryAlbums: decoder(libraryAlbums),
  libraryArtists: decoder(libraryArtists),
  libraryGroups: decoder(libraryGroups),
}
