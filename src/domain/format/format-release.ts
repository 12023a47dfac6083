/** Backends tell the midnight of the day of release: the embedded one of UTC, others that of China. */
const chinaMs = 8 * 3600 * 1000

/**
 * Formats the day of a release as `2014-10-13`, the same in every time zone; as `2014` for 1 January, which stands for
 * the year where no more is known. Returns an empty text for an unknown date.
 */
export function formatRelease(ms: number | null): string {
  const date = new Date(ms === null ? Number.NaN : ms + chinaMs)
  if (Number.isNaN(date.getTime())) return ''
  const day = date.toISOString().slice(0, 10)
  return day.endsWith('-01-01') ? day.slice(0, 4) : day
}
