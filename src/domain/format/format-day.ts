import { localDay } from '../../contract/local-day'

/** Formats a date as `2014-10-13` in the device's time zone. Returns an empty text for an unknown date. */
export function formatDay(ms: number | null): string {
  const isKnown = ms !== null && !Number.isNaN(new Date(ms).getTime())
  return isKnown ? localDay(ms) : ''
}
