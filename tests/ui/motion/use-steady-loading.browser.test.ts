import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useSteadyLoading } from '../../../src/ui/motion/use-steady-loading'

async function wait() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const hook = await renderHook((props?: { waiting: boolean }) => useSteadyLoading(props?.waiting ?? true), {
    initialProps: { waiting: true },
  })
  const pass = (ms: number) => hook.act(() => vi.advanceTimersByTime(ms))
  return { stands: () => hook.result.current, pass, end: () => hook.rerender({ waiting: false }) }
}

describe('useSteadyLoading', () => {
  it('ends with a wait that was too short to be visible', async () => {
    const { stands, pass, end } = await wait()
    await pass(119)
    expect(stands()).toBe(true)
    await end()
    expect(stands()).toBe(false)
  })

  it('keeps a visible placeholder for 300 ms', async () => {
    const { stands, pass, end } = await wait()
    await pass(130)
    await end()
    expect(stands()).toBe(true)
    await pass(289)
    expect(stands()).toBe(true)
    await pass(1)
    expect(stands()).toBe(false)
  })

  it('ends at once after a long wait', async () => {
    const { stands, pass, end } = await wait()
    await pass(5000)
    expect(stands()).toBe(true)
    await end()
    await pass(0)
    expect(stands()).toBe(false)
  })
})
