import { afterEach, describe, expect, it } from 'vitest'
import { constant, listen, loudness, peak, playing, sounds, stream } from '../support/audio/listening'
import { until, wait } from '../support/audio/until'
import { undoAll } from '../support/undo'

afterEach(undoAll)

/** How many samples the way from full to silence took. Samples that the machine dropped before do not count. */
function fallLength(samples: Float32Array): number {
  const last = samples.findLastIndex((sample) => sample > 0.4999)
  expect(last).toBeGreaterThanOrEqual(0)
  expect(samples.at(-1)).toBe(0)
  return samples.findLastIndex((sample) => sample !== 0) - last
}

describe('createEngine', () => {
  it('is silent until play is pressed, sounds then, and is silent again after the pause fade', async () => {
    const listening = listen()
    const { player, heard, opened } = listening
    player.load(stream(constant(20)), { at: 0, play: false, expectedDuration: 20 })
    await until(() => player.state.phase === 'paused')
    expect(player.duration()).toBe(20)
    await wait(200)
    expect(opened()).toBe(false)

    player.play()
    await until(() => player.state.phase === 'playing' && listening.hears())
    await until(() => peak(heard().since(0)) > 0.49)
    player.pause()
    expect(player.state.phase).toBe('fading')
    await until(() => player.state.phase === 'paused')
    expect(await loudness(listening)).toBe(0)
    expect(player.position()).toBeGreaterThan(0.3)
  })

  it('is silent no later than 300 ms and one quantum after the pause, also when the page is blocked', async () => {
    const listening = listen()
    await playing(listening)
    await sounds(listening, 0.5)
    const { sampleRate } = listening.context()
    const before = listening.heard().end - 1280
    listening.player.pause()
    const end = performance.now() + 500
    while (performance.now() < end);
    await until(() => listening.player.state.phase === 'paused')
    await wait(100)
    const samples = listening.heard().since(before)
    expect(fallLength(samples)).toBeLessThanOrEqual(sampleRate * 0.3 + 128)
  })

  it('only takes the click away when fades are switched off', async () => {
    const listening = listen()
    await playing(listening)
    await sounds(listening, 0.5)
    listening.player.setFade(false)
    const before = listening.heard().end - 1280
    listening.player.pause()
    await until(() => listening.player.state.phase === 'paused')
    await wait(100)
    const samples = listening.heard().since(before)
    expect(fallLength(samples)).toBeGreaterThan(2)
    expect(fallLength(samples)).toBeLessThanOrEqual(listening.context().sampleRate * 0.015 + 128)
  })

  it.each(['play', 'pause'] as const)(
    'ends as wanted after fifty quick presses, the last one %s',
    async (last) => {
      const listening = listen()
      await playing(listening)
      const other = last === 'play' ? 'pause' : 'play'
      for (let i = 0; i < 25; i++) {
        listening.player[other]()
        if (i % 4 === 0) await wait(15)
        listening.player[last]()
        if (i % 5 === 0) await wait(40)
      }
      await until(() => listening.player.state.phase === (last === 'play' ? 'playing' : 'paused'))
      await sounds(listening, last === 'play' ? 0.5 : 0)
      await wait(400)
      await sounds(listening, last === 'play' ? 0.5 : 0)
      expect(listening.player.state).toMatchObject({
        intent: last,
        phase: last === 'play' ? 'playing' : 'paused',
      })
    },
  )

  it('keeps the volume while muted', async () => {
    const listening = listen()
    await playing(listening)
    listening.player.setVolume(0.5, false)
    await sounds(listening, 0.5 * 0.25)
    listening.player.setVolume(0.5, true)
    await wait(200)
    expect(await loudness(listening)).toBeLessThan(1e-6)
    listening.player.setVolume(0.5, false)
    await sounds(listening, 0.5 * 0.25)
  })
})
