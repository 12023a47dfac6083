/** Returns the milliseconds until the next time that the local clock shows a full hour; more than 0. */
export function msUntilHour(ms: number, hour: number): number {
  const date = new Date(ms)
  const hourAfter = (days: number) =>
    // a Date from parts handles the end of a month and changes of the clocks
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime()
  return (hourAfter(0) > ms ? hourAfter(0) : hourAfter(1)) - ms
}
