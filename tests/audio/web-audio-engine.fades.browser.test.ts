import { afterEach, describe, expect, it } from 'vitest'
import {
  constantFile,
  createRecordedEngine,
  peakDuring,
  peak,
  startPlaying,
  untilPeak,
  stream,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

afterEach(runCleanups)

/** Returns how many samples the fall to silence took, without samples that the machine dropped before. */
function fallLength(samples: Float32Array): number {
  const last = samples.findLastIndex((sample) => sample > 0.4999)
  expect(last).toBeGreaterThanOrEqual(0)
  expect(samples.at(-1)).toBe(0)
  return samples.findLastIndex((sample) => sample !== 0) - last
}

describe('WebAudioEngine', () => {
  it('is silent until play, audible then, and silent again after the pause fade', async () => {
    const listening = createRecordedEngine()
    const { engine, recording, hasContext } = listening
    engine.load(stream(constantFile(20)), { at: 0, play: false, expectedDuration: 20 })
    await until(() => engine.state.phase === 'paused')
    expect(engine.duration()).toBe(20)
    await wait(200)
    expect(hasContext()).toBe(false)

    engine.play()
    await until(() => engine.state.phase === 'playing' && listening.isRecording())
    await until(() => peak(recording().since(0)) > 0.49)
    engine.pause()
    expect(engine.state.phase).toBe('fading')
    await until(() => engine.state.phase === 'paused')
    expect(await peakDuring(listening)).toBe(0)
    expect(engine.position()).toBeGreaterThan(0.3)
  })

  it('is silent no later than 300 ms and one quantum after the pause, also when the page is blocked', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    await untilPeak(listening, 0.5)
    const { sampleRate } = listening.context()
    const before = listening.recording().end - 1280
    listening.engine.pause()
    const end = performance.now() + 500
    while (performance.now() < end);
    await until(() => listening.engine.state.phase === 'paused')
    await wait(100)
    const samples = listening.recording().since(before)
    expect(fallLength(samples)).toBeLessThanOrEqual(sampleRate * 0.3 + 128)
  })

  it('only avoids the click when fades are off', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    await untilPeak(listening, 0.5)
    listening.engine.setFadeEnabled(false)
    const before = listening.recording().end - 1280
    listening.engine.pause()
    await until(() => listening.engine.state.phase === 'paused')
    await wait(100)
    const samples = listening.recording().since(before)
    expect(fallLength(samples)).toBeGreaterThan(2)
    expect(fallLength(samples)).toBeLessThanOrEqual(listening.context().sampleRate * 0.015 + 128)
  })

  it.each(['play', 'pause'] as const)(
    'ends as wanted after fifty quick toggles, the last one %s',
    async (last) => {
      const listening = createRecordedEngine()
      await startPlaying(listening)
      const other = last === 'play' ? 'pause' : 'play'
      for (let i = 0; i < 25; i++) {
        listening.engine[other]()
        if (i % 4 === 0) await wait(15)
        listening.engine[last]()
        if (i % 5 === 0) await wait(40)
      }
      await until(() => listening.engine.state.phase === (last === 'play' ? 'playing' : 'paused'))
      await untilPeak(listening, last === 'play' ? 0.5 : 0)
      await wait(400)
      await untilPeak(listening, last === 'play' ? 0.5 : 0)
      expect(listening.engine.state).toMatchObject({
        intent: last,
        phase: last === 'play' ? 'playing' : 'paused',
      })
    },
  )

  it('keeps the volume while muted', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    listening.engine.setVolume(0.5, false)
    await untilPeak(listening, 0.5 * 0.25)
    listening.engine.setVolume(0.5, true)
    await wait(200)
    expect(await peakDuring(listening)).toBeLessThan(1e-6)
    listening.engine.setVolume(0.5, false)
    await untilPeak(listening, 0.5 * 0.25)
  })
})
