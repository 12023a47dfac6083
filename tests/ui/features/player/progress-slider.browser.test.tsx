import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { ProgressSlider } from '../../../../src/ui/features/player/progress-slider'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

const slider = page.getByRole('slider', { name: 'Progress' })
const input = () => slider.element() as HTMLInputElement

/** The rail is 600 pixels wide, the track 60 seconds long. */
async function show({ animated = false, onTap }: { animated?: boolean; onTap?: () => void } = {}) {
  const fakes = fakeStores()
  await page.viewport(800, 400)
  const screen = (
    <div style={{ boxSizing: 'content-box', width: 600, padding: 40 }}>
      <ProgressSlider animated={animated} {...(onTap && { onTap })} />
    </div>
  )
  const router = createMemoryRouter([{ path: '/', element: screen }])
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  fakes.stores.player.playAll([track(1)], 0)
  await expect.poll(() => fakes.stores.player.playing).toBe(true)
  await expect.poll(() => parts().length + animations().length).toBe(2)
  return fakes
}

/** The fill and the thumb's carrier, which follow the track. */
const parts = () =>
  [...(input().parentElement?.querySelectorAll<HTMLElement>('span') ?? [])].filter(
    ({ style }) => style.transform !== '',
  )

const animations = () => input().parentElement?.getAnimations({ subtree: true }) ?? []

const matrixOf = (part: Element | undefined) =>
  new DOMMatrix(part ? getComputedStyle(part).transform : undefined)

/** Returns the pixels of the rail that are filled, and those by which the thumb is moved. */
const pixels = () => [Math.round(matrixOf(parts()[0]).a * 600), matrixOf(parts()[1]).e]

describe('ProgressSlider', () => {
  it('is moved by whole pixels with the track', async () => {
    const { engine } = await show()
    engine.advanceTo(20)
    expect(pixels()).toEqual([200, 200])
    engine.advanceTo(20.17)
    expect(pixels()).toEqual([202, 202])
  })

  it('jumps at once, and changes nothing where it has not moved by a pixel', async () => {
    const { engine } = await show()
    engine.advanceTo(20)
    let changes = 0
    const changed = new MutationObserver((seen) => (changes += seen.length))
    for (const part of parts()) changed.observe(part, { attributes: true })
    engine.advanceTo(20.04)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(changes).toBe(0)
    changed.disconnect()
    engine.advanceTo(40)
    expect(pixels()).toEqual([400, 400])
    engine.advanceTo(10)
    expect(pixels()).toEqual([100, 100])
  })

  it('has no animation, which would have every frame drawn', async () => {
    await show()
    expect(animations()).toEqual([])
  })

  it('is exactly at the position of the track while paused', async () => {
    const { engine, stores } = await show()
    engine.advanceTo(15)
    stores.player.toggle()
    engine.advanceTo(15)
    await expect.poll(pixels).toEqual([150, 150])
    stores.player.seek(45)
    await expect.poll(pixels).toEqual([450, 450])
    expect(stores.player.playing).toBe(false)
  })

  it('announces whole seconds, and changes nothing within a second', async () => {
    const { engine } = await show()
    engine.advanceTo(20.1)
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:20 of 1:00')
    let changes = 0
    const watch = new MutationObserver((seen) => {
      changes += seen.filter(({ target }) => !parts().some((part) => part === target)).length
    })
    watch.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
    for (const at of [20.3, 20.5, 20.8]) engine.advanceTo(at)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(changes).toBe(0)
    engine.advanceTo(21)
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:21 of 1:00')
    watch.disconnect()
  })

  it('follows a drag, which pauses, shows the position, and seeks on release', async () => {
    const { engine, stores } = await show()
    const box = input().getBoundingClientRect()
    const send = (type: string) =>
      input().dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, clientX: box.left }))
    send('pointerdown')
    await userEvent.fill(slider, '30')
    await expect.element(page.getByText('0:30', { exact: true })).toBeInTheDocument()
    expect([engine.state.phase, pixels()]).toEqual(['paused', [300, 300]])
    send('pointerup')
    expect(engine.calls.slice(-2)).toEqual(['seek 30', 'play'])
    expect(stores.player.position).toBe(30)
  })
})

describe('ProgressSlider over something that is tapped', () => {
  /** Sends what a finger does; both in pixels from where it came down. */
  const finger = (type: string, across = 0, along = 0) => {
    const at = { clientX: 200 + across, clientY: 60 + along }
    input().dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch', ...at }))
  }

  it.each([
    ['a tap', 3, 2, 1],
    ['a swipe upwards', 4, -60, 0],
  ])('does not seek by %s', async (_, across, along, expected) => {
    let taps = 0
    const { engine } = await show({ onTap: () => taps++ })
    const before = engine.calls.length
    finger('pointerdown')
    await userEvent.fill(slider, '30')
    finger('pointermove', across, along)
    finger('pointerup', across, along)
    expect([taps, engine.calls.slice(before)]).toEqual([expected, []])
  })

  it('seeks by a finger that moves sideways', async () => {
    let taps = 0
    const { engine } = await show({ onTap: () => taps++ })
    finger('pointerdown')
    finger('pointermove', 12, 3)
    await userEvent.fill(slider, '30')
    finger('pointerup', 120, 3)
    expect([taps, engine.calls.slice(-2)]).toEqual([0, ['seek 30', 'play']])
  })
})

describe('ProgressSlider where every frame is drawn anyway', () => {
  /** Returns the pixels by which the fill and the thumb are moved at a second of the track. */
  const pixelsAt = (second: number) =>
    animations().map((animation) => {
      animation.pause()
      animation.currentTime = second * 1000
      const target = (animation.effect as KeyframeEffect).target ?? undefined
      const { a, e } = matrixOf(target)
      return a === 1 ? e : Math.round(a * 600)
    })
  const times = () => animations().map(({ currentTime }) => Number(currentTime) / 1000)

  it('moves twice a second, without the main thread', async () => {
    await show({ animated: true })
    expect(parts()).toEqual([])
    expect(pixelsAt(20.01)).toEqual([200, 200])
    expect(pixelsAt(20.49)).toEqual([200, 200])
    expect(pixelsAt(20.51)).toEqual([205, 205])
  })

  it('moves by whole pixels of the device where it moves by less than one a step', async () => {
    const { stores } = await show({ animated: true })
    stores.player.playAll([{ ...track(2), duration: 600 }], 0)
    await expect.poll(() => stores.player.duration).toBe(600)
    await expect.poll(() => pixelsAt(20.51)).toEqual([20, 20])
    expect(pixelsAt(21.01)).toEqual([21, 21])
  })

  it('follows the track where it jumps, and rests while it is paused', async () => {
    const { engine, stores } = await show({ animated: true })
    engine.advanceTo(40)
    for (const time of times()) expect(time).toBeCloseTo(40, 0)
    stores.player.toggle()
    stores.player.seek(12)
    await expect.poll(times).toEqual([12, 12])
    expect(animations().map(({ playState }) => playState)).toEqual(['paused', 'paused'])
  })

  it('is as long as the next track', async () => {
    const { stores } = await show({ animated: true })
    stores.player.playAll([{ ...track(2), duration: 120 }], 0)
    await expect.poll(() => stores.player.duration).toBe(120)
    await expect.poll(() => pixelsAt(60.05)).toEqual([300, 300])
  })
})
