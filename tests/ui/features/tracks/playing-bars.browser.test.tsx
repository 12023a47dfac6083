import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { PlayingBars } from '../../../../src/ui/features/tracks/playing-bars'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

const heights = () => [...document.querySelectorAll('i')].map(({ style }) => style.transform)
const allAreSet = () => heights().every((height) => height.startsWith('scaleY'))

async function show(moving: boolean) {
  const fakes = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <PlayingBars moving={moving} /> }])
  const { container } = await render(
    <App stores={fakes.stores} i18n={await createI18n('en')} router={router} />,
  )
  fakes.stores.player.playAll([track(1)], 0)
  await expect.poll(() => fakes.stores.player.playing).toBe(true)
  await expect.poll(() => heights().length).toBe(3)
  /** Counts the steps that the bars make while the clock is read so many times. */
  const stepsIn = (readings: number) => {
    let steps = 0
    for (let reading = 1; reading <= readings; reading++) {
      const before = heights().join()
      fakes.engine.advanceTo(fakes.engine.at + 0.25)
      if (heights().join() !== before) steps++
    }
    return steps
  }
  return { container, stepsIn }
}

describe('PlayingBars', () => {
  it('steps whenever the clock is read, in the same task, without an animation', async () => {
    const { stepsIn } = await show(true)
    await expect.poll(allAreSet).toBe(true)
    expect(stepsIn(8)).toBe(8)
    expect(document.getAnimations()).toEqual([])
  })

  it('rests when it is out of sight', async () => {
    const { container, stepsIn } = await show(true)
    await expect.poll(allAreSet).toBe(true)
    container.style.display = 'none'
    await expect.poll(() => stepsIn(1)).toBe(0)
    expect(stepsIn(8)).toBe(0)
  })

  it('rests while the track is paused', async () => {
    const { stepsIn } = await show(false)
    expect(stepsIn(8)).toBe(0)
    expect(heights()).toEqual(['', '', ''])
  })
})
