/** A day such as `2014-10-13` in the device's time zone; empty when it is not known. */
export function formatDay(ms: number | null): string {
  const day = new Date(ms ?? Number.NaN)
  if (Number.isNaN(day.getTime())) return ''
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((number) => String(number).padStart(2, '0'))
  return `${day.getFullYear()}-${month}-${date}`
}
