import type { TextKey } from '../../i18n/text-key'
import type { ScreenFile } from './screen'

/** A line of the table of routes (specification, point 2). */
export interface RouteRow {
  /** From the root, also for a child; `*` for all that no other row has. */
  path: string
  /** What stands there; for a row with children it holds them by an `Outlet`, and may be left out. */
  screen?: ScreenFile
  /** Where the path leads by itself. */
  redirect?: string
  /** What it and its children read of the query; goes along with the redirect. */
  query?: readonly string[]
  /** Whether it is shown without the music part, which all others wait for. */
  frame?: true
  /** Whether only a listener who is logged in may see it and its children. */
  login?: true
  /** Names the page; left out where the screen names itself after what it shows, and for home, which has no name. */
  title?: TextKey
  children?: readonly RouteRow[]
}
