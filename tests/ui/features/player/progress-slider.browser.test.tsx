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
async function show() {
  const fakes = fakeStores()
  await page.viewport(800, 400)
  const screen = (
    <div style={{ width: 600, padding: 40 }}>
      <ProgressSlider />
    </div>
  )
  const router = createMemoryRouter([{ path: '/', element: screen }])
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  fakes.stores.player.playAll([track(1)], 0)
  await expect.poll(() => fakes.stores.player.playing).toBe(true)
  await expect.poll(() => motions().length).toBe(2)
  return fakes
}

const motions = () =>
  (input().parentElement?.getAnimations({ subtree: true }) ?? []).filter(
    (motion) => !(motion instanceof CSSTransition),
  )

/** Returns the seconds that both visible parts are at. */
const seconds = () => motions().map((motion) => Number(motion.currentTime) / 1000)

describe('ProgressSlider', () => {
  it('is moved by animations that run with the track, set again when it jumps', async () => {
    const { engine } = await show()
    const before = motions()
    engine.advanceTo(20)
    // animations read the page's clock once a frame, so they lag by no more than a frame
    for (const at of seconds()) expect(Math.floor(at + 0.5)).toBe(20)
    expect(motions().map(({ playState }) => playState)).toEqual(['running', 'running'])
    expect(motions()).toEqual(before)
  })

  it('leaves them alone while they agree with the clock', async () => {
    const { engine } = await show()
    engine.advanceTo(20)
    const starts = motions().map(({ startTime }) => startTime)
    const [at = 0] = seconds()
    engine.advanceTo(at + 0.01)
    expect(motions().map(({ startTime }) => startTime)).toEqual(starts)
    engine.advanceTo(at + 0.5)
    expect(motions().map(({ startTime }) => startTime)).not.toEqual(starts)
  })

  it('is exactly at the position of the track while paused', async () => {
    const { engine, stores } = await show()
    engine.advanceTo(15)
    stores.player.toggle()
    engine.advanceTo(15)
    await expect.poll(seconds).toEqual([15, 15])
    stores.player.seek(45)
    await expect.poll(seconds).toEqual([45, 45])
    const [fill, thumb] = motions().map(({ effect }) => (effect as KeyframeEffect).target as Element)
    expect(new DOMMatrix(getComputedStyle(fill as Element).transform).a).toBeCloseTo(0.75, 2)
    const rail = (fill as Element).parentElement?.getBoundingClientRect().width ?? 0
    const moved = new DOMMatrix(getComputedStyle(thumb as Element).transform).e
    // in steps of whole pixels
    expect(Math.abs(moved - rail * 0.75)).toBeLessThanOrEqual(1)
  })

  it('announces whole seconds, and changes nothing within a second', async () => {
    const { engine } = await show()
    engine.advanceTo(20.1)
    await expect.element(slider).toHaveAttribute('aria-valuetext', '0:20 of 1:00')
    let changes = 0
    const watch = new MutationObserver((seen) => (changes += seen.length))
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
    expect([engine.state.phase, seconds()]).toEqual(['paused', [30, 30]])
    send('pointerup')
    expect(engine.calls.slice(-2)).toEqual(['seek 30', 'play'])
    expect(stores.player.position).toBe(30)
  })
})
