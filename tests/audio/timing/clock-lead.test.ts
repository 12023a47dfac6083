import { describe, expect, it } from 'vitest'
import { ClockLead } from '../../../src/audio/timing/clock-lead'

/** Reads clocks four times a second for some seconds. Returns the leads, in milliseconds. */
function readFor(
  seconds: number,
  lead: ClockLead,
  elementTime: (rendered: number) => number,
  from = 0,
): number[] {
  const count = seconds * 4
  return Array.from({ length: count }, (_, index) => {
    // timers are late by some milliseconds, as in the pages that were measured
    const rendered = from + index * 0.25 + ((index * 7) % 11) * 0.003
    return Math.round(lead.read(elementTime(rendered), rendered) * 1000)
  })
}

/** The clock of an element that is ahead by 10 s and advances by steps of so many seconds. */
const stepping = (step: number) => (rendered: number) => 10 + Math.floor(rendered / step) * step

describe('ClockLead', () => {
  it.each([0.04, 0.1, 0.128])(
    'is within 30 ms, after six seconds, for a clock that advances by steps of %f s',
    (step) => {
      const leads = readFor(60, new ClockLead(), stepping(step)).slice(24)
      expect(Math.min(...leads)).toBeGreaterThan(10_000 - 30)
      expect(Math.max(...leads)).toBeLessThanOrEqual(10_000)
    },
  )

  it('never falls by more than 30 ms from one reading to the next for such a clock', () => {
    const leads = readFor(60, new ClockLead(), stepping(0.128)).slice(24)
    const falls = leads.slice(1).map((one, index) => (leads[index] ?? 0) - one)
    expect(Math.max(...falls)).toBeLessThanOrEqual(30)
  })

  it('follows lost sound at once where both clocks advance evenly', () => {
    const lead = new ClockLead()
    expect(readFor(2, lead, (rendered) => 10 + rendered).at(-1)).toBe(10_000)
    expect(readFor(0.25, lead, (rendered) => 9.95 + rendered, 2)).toEqual([9950])
  })

  it('follows a loss that is longer than any step at once, for every clock', () => {
    const lead = new ClockLead()
    readFor(4, lead, stepping(0.1))
    const [first = 0] = readFor(0.25, lead, (rendered) => stepping(0.1)(rendered) - 0.5, 4)
    expect(first).toBeLessThanOrEqual(9500)
  })

  it('forgets the readings of another place', () => {
    const lead = new ClockLead()
    readFor(4, lead, stepping(0.1))
    lead.reset(14)
    expect(readFor(0.25, lead, (rendered) => 9.95 + rendered, 4)).toEqual([9950])
  })

  it('does not count on an element that has not moved yet', () => {
    const lead = new ClockLead()
    lead.reset(10)
    expect(lead.read(10, 0)).toBe(10)
    expect(readFor(8, lead, (rendered) => stepping(0.1)(rendered) - 0.15, 0.15).at(-1)).toBeLessThan(9_900)
  })

  it('takes many readings of one moment for one', () => {
    const lead = new ClockLead()
    readFor(4, lead, stepping(0.1))
    for (let ms = 0; ms < 95; ms++) lead.read(14, 4 + ms / 1000)
    expect(lead.read(14, 4.095)).toBeGreaterThan(9.97)
  })
})
