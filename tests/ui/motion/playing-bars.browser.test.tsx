import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PlayingBars } from '../../../src/ui/motion/playing-bars'

const bars = () => [...document.querySelectorAll<HTMLElement>('i')]
const heights = () => bars().map(({ style }) => style.transform)

afterEach(() => vi.restoreAllMocks())

describe('PlayingBars', () => {
  it('steps while the track plays and it is in sight, without an animation', async () => {
    await render(<PlayingBars moving />)
    await expect.poll(() => heights().every((height) => height.startsWith('scaleY'))).toBe(true)
    const before = heights().join()
    await expect.poll(() => heights().join()).not.toBe(before)
    expect(document.getAnimations()).toEqual([])
  })

  it('rests when it is out of sight', async () => {
    const { container } = await render(<PlayingBars moving />)
    await expect.poll(() => heights().every((height) => height.startsWith('scaleY'))).toBe(true)
    const clear = vi.spyOn(globalThis, 'clearInterval')
    container.style.display = 'none'
    await expect.poll(() => clear.mock.calls.length).toBe(1)
  })

  it('rests while the track is paused', async () => {
    const wait = vi.spyOn(globalThis, 'setInterval')
    await render(<PlayingBars moving={false} />)
    expect(wait).not.toHaveBeenCalled()
    expect(heights()).toEqual(['', '', ''])
  })
})
