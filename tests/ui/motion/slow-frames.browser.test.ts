import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSlowFrame } from '../../../src/ui/motion/slow-frames'

/** Hides or shows the page, as far as scripts can tell. */
function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('onSlowFrame', () => {
  it('moves all that move in the same task, eight times a second', () => {
    const [one, other] = [vi.fn(), vi.fn()]
    const stops = [onSlowFrame(one), onSlowFrame(other)]
    expect(vi.getTimerCount()).toBe(1)
    one.mockClear()
    other.mockClear()
    vi.advanceTimersByTime(1000)
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([8, 8])
    for (const stop of stops) stop()
  })

  it('leaves no timer when nothing moves any more', () => {
    const stop = onSlowFrame(vi.fn())
    stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('rests while the page is hidden, and catches up when it is shown', () => {
    const move = vi.fn()
    const stop = onSlowFrame(move)
    setHidden(true)
    expect(vi.getTimerCount()).toBe(0)
    move.mockClear()
    setHidden(false)
    expect(move).toHaveBeenCalledTimes(1)
    stop()
  })
})
