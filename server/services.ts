import type { Listeners } from './accounts/listeners'
import type { Sessions } from './accounts/sessions'
import type { Library } from './library/library'
import type { Videos } from './videos/videos'

/** All that the answers draw on; each part keeps its own rows of the one database. */
export interface Services {
  library: Library
  listeners: Listeners
  sessions: Sessions
  videos: Videos
  /** Milliseconds since 1970. */
  now: () => number
  /** One line for the operator's console. */
  log: (line: string) => void
}
