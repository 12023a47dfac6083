import type { Attendance } from './accounts/attendance'
import type { Captchas } from './accounts/captchas'
import type { ListenerCounts } from './accounts/listener-counts'
import type { Listeners } from './accounts/listeners'
import type { QrLogins } from './accounts/qr-logins'
import type { Sessions } from './accounts/sessions'
import type { Collections } from './collections/collections'
import type { Comments } from './comments/comments'
import type { Discovery } from './discovery/discovery'
import type { Library } from './library/library'
import type { Plays } from './plays/plays'
import type { Search } from './search/search'
import type { Videos } from './videos/videos'

/** All that the answers draw on; each part keeps its own rows of the one database. */
export interface Services {
  library: Library
  listeners: Listeners
  sessions: Sessions
  collections: Collections
  attendance: Attendance
  counts: ListenerCounts
  qrLogins: QrLogins
  captchas: Captchas
  videos: Videos
  search: Search
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
