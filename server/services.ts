import type { Accounts } from './accounts/accounts'
import type { CloudDrive } from './cloud/cloud-drive'
import type { Artists } from './artists/artists'
import type { Collections } from './collections/collections'
import type { Comments } from './comments/comments'
import type { Discovery } from './discovery/discovery'
import type { Library } from './library/library'
import type { Plays } from './plays/plays'
import type { Search } from './search/search'
import type { Videos } from './videos/videos'

/** All that the answers draw on; each part keeps its own rows of the one database. */
export interface Services extends Accounts {
  library: Library
  cloud: CloudDrive
  collections: Collections
  videos: Videos
  search: Search
  artists: Artists
  comments: Comments
  plays: Plays
  discovery: Discovery
  /** Where other devices find this server, as far as the call can tell: `http://192.168.0.5:7300`. */
  originFor: (request: Request) => string
  /** Milliseconds since 1970. */
  now: () => number
  /** One line for the operator's console. */
  log: (line: string) => void
}
