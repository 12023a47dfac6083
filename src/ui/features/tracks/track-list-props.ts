import type { Track } from '../../../contract/replies/track'
import type { TrackSection } from './lay-out-sections'
import type { MenuItem } from '../../kit/menu/menu-item'

/** The properties of a list of songs. */
export interface TrackListProps {
  /** In display order. Other tracks must be another array. */
  tracks: readonly Track[]
  /** Plays from an index in `tracks`, regardless of the filter. */
  onPlay: (at: number) => void
  /** Names the list where the screen shows more than one. */
  label?: string
  /** Number of the first row, if the list is a page of a longer one. */
  firstNumber?: number
  /** Parts of the list with headings, in their order; the numbers of rows start anew in each. */
  sections?: readonly TrackSection[]
  /** False on the album's own screen: leaves out its column and its menu item. */
  album?: boolean
  /** Whether to show the filter and the selection of several tracks. */
  tools?: boolean
  /** Removes tracks, without confirming. Adds a menu item, and a button for the selected tracks. */
  onRemove?: (tracks: readonly Track[]) => void
  /** Names `onRemove`, as "Remove from this playlist"; required with it. */
  removeLabel?: string
  /** Whether the songs are the listener's own uploads, which may all be downloaded. */
  cloud?: boolean
  /** Returns further items for the end of a row's menu; called when it opens. */
  moreItems?: (track: Track) => readonly MenuItem[]
}
