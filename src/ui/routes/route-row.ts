import type { TextKey } from '../../i18n/text-key'
import type { ScreenImport } from '../hooks/screen'

/** A row of the table of routes (specification, point 2). */
export interface RouteRow {
  /** The full path, also of a child; `*` matches everything else. */
  path: string
  /** The screen. One with children renders them in an `Outlet`; it may be left out. */
  screen?: ScreenImport
  /** Where the bare path redirects to. */
  redirect?: string
  /** The query parameters that it and its children read. They are kept on a redirect. */
  query?: readonly string[]
  /** Whether it is shown without the player bundle. All other screens wait for that. */
  shellOnly?: true
  /** Whether it and its children need a login. */
  login?: true
  /** The page title. Left out if the screen sets its own, and for home, which has none. */
  title?: TextKey
  children?: readonly RouteRow[]
}
