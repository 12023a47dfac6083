import { describe, expect, it } from 'vitest'
import { untilHour } from '../../../src/domain/daily/until-hour'

const at = (hour: number, minute = 0) => new Date(2026, 2, 31, hour, minute).getTime()
const hourMs = 3_600_000

describe('untilHour', () => {
  it('counts to that hour of today, and of tomorrow once it has come', () => {
    expect(untilHour(at(5, 30), 6)).toBe(hourMs / 2)
    expect(untilHour(at(6), 6)).toBe(24 * hourMs)
    expect(untilHour(at(23), 6)).toBe(7 * hourMs)
  })
})
