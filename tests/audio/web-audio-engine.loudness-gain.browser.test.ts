import { afterEach, describe, expect, it } from 'vitest'
import { load, tone } from '../support/audio/loudness'
import {
  constantFile,
  createRecordedEngine,
  peak,
  peakDuring,
  startPlaying,
  stream,
  untilPeak,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

afterEach(runCleanups)

/** Returns the largest difference between neighbouring samples. */
function steepest(samples: Float32Array): number {
  return samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (samples[i - 1] ?? sample))), 0)
}

describe('WebAudioEngine with the gain of a track', () => {
  it('plays a track with its gain from its first sample on', async () => {
    const listening = createRecordedEngine()
    const { engine } = listening
    await startPlaying(listening, constantFile(30, 0.9))
    engine.pause()
    await until(() => engine.state.phase === 'paused')
    await wait(200)
    const from = listening.recording().end
    load(engine, constantFile(30, 0.5), 0.4)
    await untilPeak(listening, 0.2)
    await wait(200)
    expect(peak(listening.recording().since(from))).toBeLessThan(0.205)
  })

  it('joins two tracks of different gains without a step to the louder one', async () => {
    const listening = createRecordedEngine()
    const { engine, recording } = listening
    const next = constantFile(3, 0.5)
    engine.observe({ ended: () => load(engine, next, 0.5) })
    load(engine, constantFile(3, 0.5), 1)
    await until(() => listening.isRecording())
    await untilPeak(listening, 0.5)
    const from = recording().end
    engine.prepare(stream(next), { gain: 0.5, measured: false })
    await until(() => (engine.diagnostics().nextBufferedAhead ?? 0) > 2.9)
    await untilPeak(listening, 0.25)
    const samples = recording().since(from)
    const second = samples.slice(samples.findLastIndex((sample) => sample > 0.49))
    expect(second.length).toBeGreaterThan(1000)
    expect(peak(second.slice(256))).toBeLessThan(0.26)
  })

  it('changes the gain of the current track without a step, and of the prepared one before it sounds', async () => {
    const listening = createRecordedEngine()
    const { engine, recording } = listening
    await startPlaying(listening, constantFile(30, 0.5))
    const next = constantFile(30, 0.5)
    engine.prepare(stream(next), { gain: 1, measured: false })
    await wait(200)
    const from = recording().end
    engine.setTrackGain(0.25)
    engine.prepare(stream(next), { gain: 0.5, measured: false })
    await untilPeak(listening, 0.125)
    expect(steepest(recording().since(from))).toBeLessThan(0.002)
    engine.pause()
    await until(() => engine.state.phase === 'paused')
    await wait(200)
    const before = recording().end
    load(engine, next, 0.5)
    await untilPeak(listening, 0.25)
    await wait(200)
    expect(peak(recording().since(before))).toBeLessThan(0.255)
  })

  it('lets no sound exceed full scale that is limited by its peak', async () => {
    const listening = createRecordedEngine()
    load(listening.engine, tone(30, 0.3), 10 ** (-1 / 20) / 0.3)
    await until(() => listening.isRecording())
    await untilPeak(listening, 10 ** (-1 / 20))
    expect(await peakDuring(listening, 400)).toBeLessThan(0.9)
  })
})
