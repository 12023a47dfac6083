const two = (value: number) => String(value).padStart(2, '0')

/** The hour at which a new list of recommended songs is due (specification, point 9). */
export const dailySongsHour = 6

/**
 * Returns the calendar day of a moment in the local time zone, such as `2026-03-09`.
 * @param hour when the day starts, 0 for midnight
 */
export function localDay(ms: number, hour = 0): string {
  const date = new Date(ms)
  // subtracting hours would be wrong on days on which the clocks change
  if (date.getHours() < hour) date.setDate(date.getDate() - 1)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
