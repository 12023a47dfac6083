import type { Align, Box, Side } from './place-beside'

/** How a menu came to be open. */
export interface MenuOpening {
  /** Takes focus back. */
  opener: HTMLElement
  /** What it stands beside, asked anew whenever things move. */
  anchor: () => Box
  side: Side
  align: Align
  /**
   * What takes focus: the first line (or the one that is chosen), the last one, or the menu itself. None when the
   * pointer alone opened it: then it takes nothing and covers nothing.
   */
  focus: 'first' | 'last' | 'menu' | 'none'
}
