import { describe, expect, it } from 'vitest'
import { createQrLogins } from '../../../../server/listeners/accounts/qr-logins'

const setUp = () => {
  let nowMs = 0
  return { ...createQrLogins(() => nowMs), later: (ms: number) => void (nowMs += ms) }
}

describe('createQrLogins', () => {
  it('goes from waiting to scanned to confirmed, which is returned once', () => {
    const { create, scan, confirm, collect, stateOf } = setUp()
    const key = create()
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(collect(key)).toEqual({ state: 'waiting' })
    scan(key, null)
    expect(collect(key)).toEqual({ state: 'scanned', userId: null })
    expect(confirm(key, 5)).toBe(true)
    expect(stateOf(key)).toEqual({ state: 'confirmed', userId: 5 })
    expect(collect(key)).toEqual({ state: 'confirmed', userId: 5 })
    expect(collect(key)).toEqual({ state: 'used' })
  })

  it('can be confirmed without having been scanned', () => {
    const { create, confirm, collect } = setUp()
    const key = create()
    confirm(key, 5)
    expect(collect(key).state).toBe('confirmed')
  })

  it('cannot be confirmed twice, nor become scanned again', () => {
    const { create, scan, confirm, collect } = setUp()
    const key = create()
    confirm(key, 5)
    scan(key, 6)
    expect(confirm(key, 6)).toBe(false)
    expect(collect(key)).toEqual({ state: 'confirmed', userId: 5 })
    expect(confirm(key, 6)).toBe(false)
    scan(key, 6)
    expect(collect(key)).toEqual({ state: 'used' })
  })

  it('expires after three minutes in any state', () => {
    const { create, scan, confirm, collect, later } = setUp()
    const keys = [create(), create(), create()] as const
    scan(keys[1], 1)
    confirm(keys[2], 1)
    later(3 * 60_000 - 1)
    expect(keys.map((key) => collect(key).state)).toEqual(['waiting', 'scanned', 'confirmed'])
    later(1)
    expect(keys.map((key) => collect(key).state)).toEqual(['expired', 'expired', 'expired'])
    expect(confirm(keys[1], 1)).toBe(false)
  })

  it('treats unknown keys as expired', () => {
    const { confirm, collect, scan } = setUp()
    for (const key of ['', '__proto__', 'x'.repeat(10_000)]) {
      scan(key, 1)
      expect([confirm(key, 1), collect(key).state]).toEqual([false, 'expired'])
    }
  })

  it('holds a limited number, however many are requested', () => {
    const { create, collect } = setUp()
    const first = create()
    const second = create()
    for (let made = 0; made < 4999; made++) create()
    expect([collect(first).state, collect(second).state]).toEqual(['expired', 'waiting'])
  })
})
