import { describe, expect, it } from 'vitest'
import { msUntilHour } from '../../../src/domain/time/ms-until-hour'

const at = (hour: number, minute = 0) => new Date(2026, 2, 31, hour, minute).getTime()
const hourMs = 3_600_000

describe('msUntilHour', () => {
  it('counts to that hour of today, and of tomorrow when it has passed', () => {
    expect(msUntilHour(at(5, 30), 6)).toBe(hourMs / 2)
    expect(msUntilHour(at(6), 6)).toBe(24 * hourMs)
    expect(msUntilHour(at(23), 6)).toBe(7 * hourMs)
  })
})
