/** The hour at which a listening day begins: what was heard late at night still belongs to the evening before. */
const firstHour = 6

const written = (year: number, month: number, day: number): string => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.toISOString().slice(0, 10)
}

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

const formatOf = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const options = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-GB', {
    ...options,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    ...(timeZone !== undefined && { timeZone }),
  })
  formats.set(timeZone, made)
  return made
}

/**
 * The listening day of a moment, such as `2026-11-21`: it begins at 6:00 by the clock on the wall, however long the
 * night before was.
 * @param timeZone an IANA name; the machine's own when left out
 */
export function listeningDay(ms: number, timeZone?: string): string {
  const parts = formatOf(timeZone).formatToParts(ms)
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value)
  return written(read('year'), read('month'), read('day') - (read('hour') < firstHour ? 1 : 0))
}
