/** Milliseconds until the listener's clock next shows that full hour; more than 0. */
export function untilHour(ms: number, hour: number): number {
  const date = new Date(ms)
  const at = (days: number) =>
    // the parts of a date count on over the end of a month, and stand for what clocks show
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime()
  return (at(0) > ms ? at(0) : at(1)) - ms
}
