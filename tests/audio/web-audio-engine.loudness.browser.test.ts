import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestContext } from 'vitest'
import { browserSystem } from '../../src/browser/browser-system'
import type { MeasuredLoudness } from '../../src/domain/loudness/loudness-meter'
import {
  constantFile,
  createRecordedEngine,
  peak,
  peakDuring,
  startPlaying,
  stream,
  untilPeak,
  wavFile,
  type RecordedEngine,
} from '../support/audio/recorded-engine'
import { removeLocks } from '../support/audio/replace-browser-apis'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

beforeAll(removeLocks)
afterAll(runCleanups)

const listenDuring = (test: TestContext) => createRecordedEngine(browserSystem, test.onTestFinished)

const tone = (seconds: number, height: number) =>
  wavFile(seconds, (at) => height * Math.sin(2 * Math.PI * 1000 * at))

function load(engine: RecordedEngine['engine'], url: string, gain: number, measured = false): void {
  engine.load(stream(url), { at: 0, play: true, expectedDuration: 0, loudness: { gain, measured } })
}

/** Notes what the engine reports of measured tracks. */
function measurements({ engine }: RecordedEngine): [trackId: number, measured: MeasuredLoudness][] {
  const told: [number, MeasuredLoudness][] = []
  engine.observe({ measured: (...what) => told.push(what) })
  return told
}

/** Returns the largest difference between neighbouring samples. */
function steepest(samples: Float32Array): number {
  return samples.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (samples[i - 1] ?? sample))), 0)
}

function refuseMeter(test: TestContext): void {
  const { addModule } = Worklet.prototype
  Worklet.prototype.addModule = function (url, options) {
    return String(url).includes('meter')
      ? Promise.reject(new Error('no'))
      : addModule.call(this, url, options)
  }
  test.onTestFinished(() => void (Worklet.prototype.addModule = addModule))
}

describe.concurrent('WebAudioEngine', () => {
  it('plays a track with its gain from its first sample on', async (test) => {
    const listening = listenDuring(test)
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

  it('joins two tracks of different gains without a step to the louder one', async (test) => {
    const listening = listenDuring(test)
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

  it('changes the gain of the current track without a step, and of the prepared one before it sounds', async (test) => {
    const listening = listenDuring(test)
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

  it('lets no sound exceed full scale that is limited by its peak', async (test) => {
    const listening = listenDuring(test)
    load(listening.engine, tone(30, 0.3), 10 ** (-1 / 20) / 0.3)
    await until(() => listening.isRecording())
    await untilPeak(listening, 10 ** (-1 / 20))
    expect(await peakDuring(listening, 400)).toBeLessThan(0.9)
  })

  it('measures a track that is played to its end, whatever its gain and the volume', async (test) => {
    const listening = listenDuring(test)
    const told = measurements(listening)
    listening.engine.setVolume(0.3, false)
    load(listening.engine, tone(3, 0.1), 0.5, true)
    await until(() => told.length > 0)
    const [[trackId, { loudness, peak: highest }] = [0, { loudness: 0, peak: 0 }]] = told
    expect(trackId).toBe(1)
    // one channel at -20 dBFS
    expect(Math.abs(loudness + 23)).toBeLessThan(0.5)
    expect(highest).toBeCloseTo(0.1, 2)
    await wait(300)
    expect(told).toHaveLength(1)
  })

  it('measures a track that was paused meanwhile', async (test) => {
    const listening = listenDuring(test)
    const { engine } = listening
    const told = measurements(listening)
    load(engine, tone(3, 0.1), 1, true)
    await until(() => engine.position() > 1)
    engine.pause()
    await until(() => engine.state.phase === 'paused')
    await wait(500)
    engine.play()
    await until(() => told.length > 0)
    expect(Math.abs((told[0]?.[1].loudness ?? 0) + 23)).toBeLessThan(1)
  })

  it.for<[string, (engine: RecordedEngine['engine']) => void]>([
    ['was moved within', (engine) => engine.seek(2)],
    ['is not to be measured', (engine) => load(engine, tone(1, 0.1), 1)],
    ['began in its middle', (engine) => beginLate(engine)],
    ['is silent', (engine) => load(engine, constantFile(1, 0), 1, true)],
  ])('reports nothing of a track that %s', async ([, act], test) => {
    const listening = listenDuring(test)
    const { engine } = listening
    const told = measurements(listening)
    let ended = false
    load(engine, tone(3, 0.1), 1, true)
    await until(() => engine.position() > 0.5)
    engine.observe({ ended: () => (ended = true) })
    act(engine)
    await until(() => ended)
    await wait(300)
    expect(told).toEqual([])
  })

  it('measures both of two joined tracks', async (test) => {
    const listening = listenDuring(test)
    const { engine } = listening
    const told = measurements(listening)
    const next = tone(3, 0.05)
    const stop = engine.observe({
      ended: () => {
        stop()
        engine.load(stream(next, 2), { at: 0, play: true, expectedDuration: 0 })
      },
    })
    load(engine, tone(3, 0.1), 1, true)
    await until(() => engine.position() > 0.5)
    engine.prepare(stream(next, 2), { gain: 1, measured: true })
    await until(() => told.length > 1)
    expect(told.map(([trackId, { loudness }]) => [trackId, Math.round(loudness)])).toEqual([
      [1, -23],
      [2, -29],
    ])
  })

  // for all of the page
  it.sequential('plays all the same where the meter cannot be loaded', async (test) => {
    refuseMeter(test)
    const listening = listenDuring(test)
    const { engine } = listening
    const told = measurements(listening)
    let ended = false
    engine.observe({ ended: () => (ended = true) })
    load(engine, tone(1, 0.1), 1, true)
    await until(() => ended)
    expect(told).toEqual([])
  })
})

function beginLate(engine: RecordedEngine['engine']): void {
  const loudness = { gain: 1, measured: true }
  engine.load(stream(tone(2, 0.1)), { at: 1, play: true, expectedDuration: 0, loudness })
}
