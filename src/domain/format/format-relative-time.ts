/** A moment relative to now, to be put into words by the texts of a language. Months count from 1. */
export type RelativeTime =
  | { kind: 'justNow' }
  | { kind: 'minutesAgo'; minutes: number }
  | { kind: 'today' | 'yesterday'; hours: number; minutes: number }
  | { kind: 'monthDay'; month: number; day: number }
  | { kind: 'date'; year: number; month: number; day: number }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const yearMs = 365 * 24 * hourMs

/**
 * Returns how a moment is shown, by the specification's steps: less than a minute ago, less than an hour ago, today,
 * yesterday, within 365 days, and before that. Days are those of the device's time zone. A moment less than a minute
 * ahead counts as now. Returns null for an invalid date.
 */
export function formatRelativeTime(then: Date, now: Date): RelativeTime | null {
  const elapsed = now.getTime() - then.getTime()
  if (Number.isNaN(elapsed)) return null
  if (Math.abs(elapsed) < minuteMs) return { kind: 'justNow' }
  if (elapsed > 0 && elapsed < hourMs) return { kind: 'minutesAgo', minutes: Math.floor(elapsed / minuteMs) }

  const clock = { hours: then.getHours(), minutes: then.getMinutes() }
  if (isDay(then, now, 0)) return { kind: 'today', ...clock }
  if (isDay(then, now, -1)) return { kind: 'yesterday', ...clock }
  const date = { month: then.getMonth() + 1, day: then.getDate() }
  if (Math.abs(elapsed) < yearMs) return { kind: 'monthDay', ...date }
  return { kind: 'date', year: then.getFullYear(), ...date }
}

/** Returns whether a date is on the calendar day `offset` days from now. */
function isDay(date: Date, now: Date, offset: number): boolean {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset)
  return (
    date.getFullYear() === day.getFullYear() &&
    date.getMonth() === day.getMonth() &&
    date.getDate() === day.getDate()
  )
}
