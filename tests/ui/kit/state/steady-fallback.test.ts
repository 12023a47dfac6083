import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { steadyWait } from '../../../../src/ui/kit/state/steady-fallback'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Starts a wait of some milliseconds whose fallback is rendered at once; returns when it has ended. */
async function overAfter(neededMs: number, { fallback = true } = {}): Promise<number> {
  const wait = steadyWait(new Promise<string>((resolve) => setTimeout(() => resolve('here'), neededMs)))
  const startMs = performance.now()
  let overMs = NaN
  void wait.promise.then(() => (overMs = performance.now()))
  if (fallback) wait.fallbackShown()
  await vi.advanceTimersByTimeAsync(2_000)
  return overMs - startMs
}

describe('steadyWait', () => {
  it('does not delay an answer while the fallback is invisible', async () => {
    expect(await overAfter(20)).toBe(20)
    expect(await overAfter(120)).toBe(120)
  })

  it('keeps a visible fallback for 300 ms', async () => {
    expect(await overAfter(121)).toBe(420)
    expect(await overAfter(400)).toBe(420)
  })

  it('does not extend a long wait', async () => {
    expect(await overAfter(421)).toBe(421)
    expect(await overAfter(1_500)).toBe(1_500)
  })

  it('does not delay an answer when no fallback was rendered', async () => {
    expect(await overAfter(200, { fallback: false })).toBe(200)
  })

  it('is the same wait for the same promise', () => {
    const promise = Promise.resolve(1)
    expect(steadyWait(promise)).toBe(steadyWait(promise))
  })
})
