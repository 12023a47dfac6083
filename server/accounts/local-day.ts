/**
 * Tells on which calendar day a moment falls, as `2026-11-21`.
 * @param timeZone such as `Asia/Shanghai`; the machine's own when left out
 */
export function createDayOf(timeZone?: string): (ms: number) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...(timeZone !== undefined && { timeZone }),
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (ms) => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`
  }
}
