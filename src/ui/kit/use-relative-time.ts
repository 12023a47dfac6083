import { useCallback } from 'react'
import { formatRelativeTime } from '../../domain/format/format-relative-time'
import { useText } from './use-text'

/** Returns a function that says how long ago a moment was, in the listener's language; empty for an invalid date. */
export function useRelativeTime(): (then: Date, now: Date) => string {
  const { text } = useText()
  return useCallback(
    (then, now) => {
      const time = formatRelativeTime(then, now)
      switch (time?.kind) {
        case undefined:
          return ''
        case 'justNow':
          return text('time.justNow')
        case 'minutesAgo':
          return text('time.minutesAgo', { count: time.minutes })
        case 'today':
          return clock(time)
        case 'yesterday':
          return text('time.yesterday', { clock: clock(time) })
        case 'monthDay':
          return text('time.monthDay', { month: twoDigits(time.month), day: twoDigits(time.day) })
        case 'date':
          return text('time.date', {
            year: time.year,
            month: twoDigits(time.month),
            day: twoDigits(time.day),
          })
      }
    },
    [text],
  )
}

function clock({ hours, minutes }: { hours: number; minutes: number }): string {
  return `${twoDigits(hours)}:${twoDigits(minutes)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
