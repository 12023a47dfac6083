const two = (value: number) => String(value).padStart(2, '0')

/** The calendar day where the listener is, as `2026-03-09`; `hour`: when it begins, 0 for midnight. */
export function localDay(ms: number, hour = 0): string {
  const date = new Date(ms)
  // by the parts of a date and not by hours taken off, which differ where clocks change
  if (date.getHours() < hour) date.setDate(date.getDate() - 1)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
