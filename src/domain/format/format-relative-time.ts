/** A moment as it looks from now; the language turns it into words. Months count from 1. */
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
 * The specification's ladder: under a minute, under an hour, later today, yesterday, within 365 days, before.
 * Days are those of the device's time zone. What lies ahead within the minute is now, further ahead a date.
 * Null when either is no date.
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

/** Whether a date is on the calendar day that many days from now. */
function isDay(date: Date, now: Date, offset: number): boolean {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + offset)
  return (
    date.getFullYear() === day.getFullYear() &&
    date.getMonth() === day.getMonth() &&
    date.getDate() === day.getDate()
  )
}
