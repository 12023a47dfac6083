import type { Accounts } from '../listeners/accounts/accounts'
import type { CloudDrive } from '../listeners/cloud/cloud-drive'
import type { Artists } from '../library/catalogue/artists'
import type { Browse } from '../library/catalogue/browse'
import type { Collections } from '../listeners/collections/collections'
import type { Comments } from '../listeners/comments/comments'
import type { Discovery } from '../discovery/discovery'
import type { Library } from '../library/library'
import type { Plays } from '../listeners/plays'
import type { Search } from '../search/search'
import type { Transcoder } from '../library/transcode/transcoder'
import type { Videos } from '../library/catalogue/videos'

/** Everything that handlers draw on. All parts share one database. */
export interface Services extends Accounts {
  library: Library
  cloud: CloudDrive
  collections: Collections
  videos: Videos
  /** Null where there is no ffmpeg. */
  transcoder: Transcoder | null
  search: Search
  artists: Artists
  browse: Browse
  comments: Comments
  plays: Plays
  discovery: Discovery
  /** Where other devices can reach this server, judging by the request: `http://192.168.0.5:7300`. */
  originFor: (request: Request) => string
  /** Milliseconds since 1970. */
  now: () => number
  /** Writes one line to the operator's console. */
  log: (line: string) => void
}
