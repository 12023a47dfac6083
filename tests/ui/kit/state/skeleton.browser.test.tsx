import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Skeleton } from '../../../../src/ui/kit/state/skeleton'
import '../../../../src/ui/theme/tokens.css'

const motions = (element: Element) => element.getAnimations({ subtree: true })

describe('Skeleton', () => {
  it('keeps pulsing without an event for each iteration', async () => {
    const { container } = await render(<Skeleton style={{ height: 20 }} />)
    const endless = motions(container).filter((motion) => motion.effect?.getTiming().iterations === Infinity)
    expect(endless.map((motion) => motion instanceof CSSAnimation)).toEqual([false])
    const [pulse] = endless
    expect(pulse?.effect?.getTiming().duration).toBe(1_200)

    let told = 0
    container.addEventListener('animationiteration', () => told++)
    if (pulse) pulse.currentTime = 240 + 1_200 * 3.5
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(told).toBe(0)
  })

  it('has one animation when it is rendered again, and none after unmounting', async () => {
    const { container, rerender, unmount } = await render(<Skeleton />)
    const [before] = motions(container).filter((motion) => !(motion instanceof CSSAnimation))
    await rerender(<Skeleton style={{ height: 20 }} />)
    const after = motions(container).filter((motion) => !(motion instanceof CSSAnimation))
    expect(after).toEqual([before])
    await unmount()
    expect(before?.playState).toBe('idle')
  })

  it('is invisible for the first 120 ms', async () => {
    const { container } = await render(<Skeleton />)
    const shape = container.firstElementChild
    const appearing = motions(container).find((motion) => motion instanceof CSSAnimation)
    expect(appearing?.effect?.getTiming().delay).toBe(120)
    if (appearing) appearing.currentTime = 119
    expect(shape && getComputedStyle(shape).opacity).toBe('0')
  })
})
