import type { LyricTimeline } from '../../domain/lyrics/timeline'
import { countdownRows } from './countdown-rows'
import type { ListStop } from './list-follower'
import type { SheetLine } from './sheet-line'

/**
 * What the list is brought to, in order of time: its top, its lines but for those that back another, and the rows of
 * dots that count down, each by its `data-countdown`.
 */
export function listStops(
  list: HTMLElement,
  lines: readonly (SheetLine | null)[],
  timeline: LyricTimeline,
): ListStop[] {
  const sung = timeline.lines.flatMap(({ start }, at) => {
    const item = lines[at]?.item
    return item && !timeline.isBacking(at) ? [{ time: start, item }] : []
  })
  const counted = countdownRows(list).flatMap(([item, index]) => {
    const countdown = timeline.countdowns[index]
    return countdown ? [{ time: countdown.start, item }] : []
  })
  return [{ time: -Infinity, item: null }, ...[...sung, ...counted].sort((a, b) => a.time - b.time)]
}
