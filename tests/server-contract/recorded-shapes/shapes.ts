import type { EndpointName } from '../../../src/contract/endpoints'
import { catalogueShapes } from './catalogue'
import { commentShapes } from './comments'
import { discoveryShapes } from './discovery'
import { listenerShapes } from './listener'
import { playlistShapes } from './playlists'
import type { RecordedReplies } from './recorded-reply'
import { searchShapes } from './search'
import { sessionShapes } from './sessions'
import { songShapes } from './songs'
import { videoShapes } from './videos'

/** Rows of which no reply was ever recorded, and why. */
export const unrecordedEndpoints = {
  personalizedDjprogram: 'radio programmes, of which a library of songs has none',
  personalizedPrivatecontent: 'exclusive programmes, of which a library of songs has none',
  recommendDislike: 'the field’s servers answer with a song that nobody wrote down',
  historyRecommendDates: 'open to paying members only',
  historyRecommendSongs: 'open to paying members only',
  songQualities: 'newer than the recordings',
  songLoudness: 'of our own server alone',
  songFiles: 'as above',
  commentHot: 'older clients alone ask for it; it carries the comments of the others',
  mvDetailInfo: 'counts alone, named by the servers’ own words',
  videoDetail: 'videos of users, which the field has since withdrawn',
  videoUrl: 'as above',
  relatedVideos: 'as above',
  libraryReport: 'our own: no other server has a library of files',
  libraryProblems: 'as above',
  libraryDoubles: 'as above',
  libraryScan: 'as above',
  librarySongs: 'as above',
  libraryAlbums: 'as above',
  libraryArtists: 'as above',
  libraryGroups: 'as above',
  registerAnonymous: 'the field’s servers draw a token, of which nothing is to be read',
} as const satisfies Partial<Record<EndpointName, string>>

/** What was recorded of every other row; a row that is in neither is a type error. */
export const recordedShapes: RecordedReplies<Exclude<EndpointName, keyof typeof unrecordedEndpoints>> = {
  ...catalogueShapes,
  ...commentShapes,
  ...discoveryShapes,
  ...listenerShapes,
  ...playlistShapes,
  ...searchShapes,
  ...sessionShapes,
  ...songShapes,
  ...videoShapes,
}

/** Keys that some recorded replies bear and none of this server's does where there is nothing to say. */
export const neverSentKeys: ReadonlySet<string> = new Set([
  // of a listener's own file, and of no other song
  'pc',
  // files do not tell who wrote their lyrics down
  'lyricUser',
  'transUser',
  // signing in earns nothing here
  'yunbeiNum',
  // nothing is fetched through anybody
  'proxyUrl',
])
