import type { LyricTimeline } from '../../../../domain/lyrics/timeline'
import { findCountdownRows } from './countdown-rows'
import type { ListStop } from './list-follower'

/** The elements of a line of lyrics. */
export interface SheetLine {
  item: HTMLElement
  /** The element that overlays are placed in. */
  host: HTMLElement
  element: HTMLElement
  text: Text
}

/** Returns the lines in a list by their `[data-lyric-text]`; null for a line without text. */
export function findLines(list: HTMLElement): (SheetLine | null)[] {
  return [...list.querySelectorAll<HTMLElement>('[data-lyric-text]')].map((element) => {
    const item = element.closest('li')
    const host = element.parentElement
    const text = element.firstChild
    return item && host && text instanceof Text ? { item, host, element, text } : null
  })
}

/**
 * Returns what the list scrolls to, in order of time: its top, its lines except background voices, and its countdown
 * rows.
 */
export function listStops(
  list: HTMLElement,
  lines: readonly (SheetLine | null)[],
  timeline: LyricTimeline,
): ListStop[] {
  const sung = timeline.lines.flatMap(({ start }, at) => {
    const item = lines[at]?.item
    return item && !timeline.isBackground(at) ? [{ time: start, item }] : []
  })
  const countdowns = findCountdownRows(list).flatMap(([item, index]) => {
    const countdown = timeline.countdowns[index]
    return countdown ? [{ time: countdown.start, item }] : []
  })
  return [{ time: -Infinity, item: null }, ...[...sung, ...countdowns].sort((a, b) => a.time - b.time)]
}
