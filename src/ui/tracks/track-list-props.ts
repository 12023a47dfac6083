import type { Track } from '../../domain/catalogue/track'
import type { MenuItem } from '../parts/menu-item'

/** What a list of songs is told by the screen that shows it. */
export interface TrackListProps {
  /** In the order in which they are shown; another array for other tracks. */
  tracks: readonly Track[]
  /** Plays from there: a place in `tracks`, whatever the filter leaves of them. */
  onPlay: (at: number) => void
  /** Names the list where the screen shows more than one. */
  label?: string
  /** The number of the first row, where the list is a page of a longer one. */
  firstNumber?: number
  /** False where the album is the screen itself: its column is left out, and so are its lines in the menu. */
  album?: boolean
  /** Shows the box that filters and the way to choose several. */
  tools?: boolean
  /** Takes tracks out of what is shown: a line of the menu and a button for those chosen. It asks nothing itself. */
  onRemove?: (tracks: readonly Track[]) => void
  /** What that is called, as "Remove from this playlist"; to be given with `onRemove`. */
  removeLabel?: string
  /** Whether the songs are the listener's own uploads, which all may be downloaded. */
  cloud?: boolean
  /** More lines of a row's menu, shown after the others in a group of their own; asked when it opens. */
  moreItems?: (track: Track) => readonly MenuItem[]
}
