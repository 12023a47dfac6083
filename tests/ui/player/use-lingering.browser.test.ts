import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useLingering } from '../../../src/ui/player/use-lingering'

async function wait() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const hook = await renderHook((props?: { waiting: boolean }) => useLingering(props?.waiting ?? true), {
    initialProps: { waiting: true },
  })
  const pass = (ms: number) => hook.act(() => vi.advanceTimersByTime(ms))
  return { stands: () => hook.result.current, pass, end: () => hook.rerender({ waiting: false }) }
}

describe('useLingering', () => {
  it('goes with a wait that was too short to be seen', async () => {
    const { stands, pass, end } = await wait()
    await pass(119)
    expect(stands()).toBe(true)
    await end()
    expect(stands()).toBe(false)
  })

  it('lets what was seen stand for 300 ms', async () => {
    const { stands, pass, end } = await wait()
    await pass(130)
    await end()
    expect(stands()).toBe(true)
    await pass(289)
    expect(stands()).toBe(true)
    await pass(1)
    expect(stands()).toBe(false)
  })

  it('goes at once when it stood for long', async () => {
    const { stands, pass, end } = await wait()
    await pass(5000)
    expect(stands()).toBe(true)
    await end()
    await pass(0)
    expect(stands()).toBe(false)
  })
})
