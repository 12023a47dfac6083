import { afterEach, describe, expect, it } from 'vitest'
import { captureElements, setVisibility } from '../support/audio/replace-browser-apis'
import {
  constantFile,
  wavFile,
  createRecordedEngine,
  followedBy,
  type RecordedEngine,
  peakDuring,
  peak,
  startPlaying,
  untilPeak,
  stream,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

afterEach(runCleanups)

const audible = (sample: number): boolean => sample > 0.002

/** The frames after which the ramp of a pause is over. */
const clear = 2400

/** Second of the file {@link told} that is heard at that sample, read off so many samples away from it. */
function heardAt(samples: Float32Array, at: number, away: number, sampleRate: number): number {
  return ((samples[at + away] ?? 0) - 0.1) * 40 - away / sampleRate
}

/** A file whose samples encode their time. */
const told = (): string => wavFile(20, (at) => 0.1 + at / 40)

/** Returns the context time at which a level is first audible. */
function startOf(level: number, { recording, context }: RecordedEngine): number {
  const samples = recording().since(0)
  const first = samples.findIndex((sample) => Math.abs(sample - level) < 0.01)
  return (recording().end - samples.length + first) / context().sampleRate
}

/** Returns how many samples a level lasts, from its first to its last. */
function span(samples: Float32Array, level: number): number {
  const near = (sample: number) => Math.abs(sample - level) < 0.01
  return samples.findLastIndex(near) - samples.findIndex(near) + 1
}

/** Returns how many silent samples are within the sound. */
function holes(samples: Float32Array): number {
  const first = samples.findIndex((sample) => sample !== 0)
  const last = samples.findLastIndex((sample) => sample !== 0)
  return samples.slice(first, last).filter((sample) => sample === 0).length
}

describe('WebAudioEngine', () => {
  it.each(['visible', 'hidden'] as const)(
    'joins the prepared track without a gap and without losing a sample in a %s tab',
    async (visibility) => {
      setVisibility(visibility)
      const listening = createRecordedEngine()
      const { engine, recording } = listening
      const next = constantFile(3, 0.25)
      const { loaded } = followedBy(listening, next)
      await startPlaying(listening, constantFile(3, 0.5))
      expect(engine.diagnostics()).toMatchObject({ route: 'graph', nextBufferedAhead: null, joinGap: null })
      engine.prepare(stream(next, 2))
      await until(() => (engine.diagnostics().nextBufferedAhead ?? 0) > 2.9)
      await until(() => engine.state.trackId === 2)
      expect(engine.state.phase).toBe('playing')
      await until(() => engine.state.phase === 'paused' || recording().since(0).at(-1) === 0)
      const samples = recording().since(0)
      // a busy page is notified late of the end, and the position may be behind what was audible
      const { position, context } = loaded[0] ?? { position: NaN, context: 0 }
      expect(position).toBeLessThan(context - startOf(0.25, listening) + 0.05)
      expect(holes(samples)).toBeLessThan(16)
      expect(engine.diagnostics().joinGap).toBe(holes(samples))
      expect(span(samples, 0.25)).toBeGreaterThan(2.99 * listening.context().sampleRate)
    },
  )

  it('returns the audible position after a join, and loses no sound in a pause', async () => {
    const listening = createRecordedEngine()
    const { engine } = listening
    const next = told()
    followedBy(listening, next)
    await startPlaying(listening, constantFile(3, 0.5))
    engine.prepare(stream(next, 2))
    await until(() => engine.state.trackId === 2)
    await wait(700)
    engine.setFadeEnabled(false)
    engine.pause()
    await until(() => engine.state.phase === 'paused')
    await wait(100)
    const rate = listening.context().sampleRate
    const before = listening.recording().since(0)
    const leftAt = heardAt(before, before.findLastIndex(audible), -clear, rate)
    expect(Math.abs(engine.position() - leftAt)).toBeLessThan(0.15)
    const from = listening.recording().end
    engine.play()
    await until(() => peak(listening.recording().since(from)) > 0.1)
    await wait(100)
    const after = listening.recording().since(from)
    const backAt = heardAt(after, after.findIndex(audible), clear, rate)
    expect(Math.abs(backAt - leftAt)).toBeLessThan(0.15)
  })

  it('keeps playing when a joined track seeks back from its end', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    const { engine } = listening
    const next = constantFile(3, 0.25)
    followedBy(listening, next)
    await startPlaying(listening, constantFile(3, 0.5))
    engine.prepare(stream(next, 2))
    await until(() => engine.state.trackId === 2)
    const joined = elements.find((element) => element.src === next)
    await until(() => joined?.ended === true)
    let opened = 0
    joined?.addEventListener('loadstart', () => opened++)
    engine.seek(1)
    await until(() => engine.position() > 1.2)
    await untilPeak(listening, 0.25)
    // it was not diagnosed as broken before
    expect(opened).toBe(0)
    expect(engine.state).toMatchObject({ trackId: 2, phase: 'playing' })
  })

  it('stops and starts normally when gapless is off', async () => {
    const listening = createRecordedEngine()
    const { engine } = listening
    const next = constantFile(3, 0.25)
    engine.setGaplessEnabled(false)
    followedBy(listening, next)
    await startPlaying(listening, constantFile(3, 0.5))
    engine.prepare(stream(next, 2))
    await until(() => engine.state.trackId === 2 && engine.state.phase === 'playing')
    await untilPeak(listening, 0.25)
    expect(holes(listening.recording().since(0))).toBeGreaterThan(64)
  })

  it.each([
    ['paused', (listening: RecordedEngine) => listening.engine.pause(), 0],
    ['moved', (listening: RecordedEngine) => listening.engine.seek(0.5), 0.5],
  ] as const)(
    'does not let the next one sound when the current one is %s just before its end',
    async (_, act, level) => {
      const listening = createRecordedEngine()
      const { engine } = listening
      const next = constantFile(9, 0.25)
      followedBy(listening, next)
      await startPlaying(listening, constantFile(3, 0.5))
      engine.prepare(stream(next, 2))
      await until(() => engine.position() > 2.7)
      act(listening)
      await wait(500)
      expect(await peakDuring(listening)).toBeCloseTo(level, 2)
      expect(engine.state.trackId).toBe(1)
      engine.play()
      await until(() => engine.state.trackId === 2)
      await untilPeak(listening, 0.25)
      expect(engine.position()).toBeLessThan(1)
    },
  )

  it('starts a prepared track without another request', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    const { engine } = listening
    await startPlaying(listening)
    const next = constantFile(9, 0.25)
    engine.prepare(stream(next, 2))
    const prepared = elements.find((element) => element.src === next)
    await until(() => prepared?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA)
    const fetched: string[] = []
    prepared?.addEventListener('loadstart', () => fetched.push(prepared.src))
    engine.load(stream(next, 2), { at: 0, play: true, expectedDuration: 0 })
    expect(prepared?.paused).toBe(false)
    await untilPeak(listening, 0.25)
    expect(fetched).toEqual([])
  })

  it('plays two hundred tracks with a few elements, each unloaded', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    const { engine } = listening
    const urls = [constantFile(4, 0.5), constantFile(4, 0.25), constantFile(4, 0.125)]
    await startPlaying(listening, urls[0])
    for (let i = 1; i <= 200; i++) {
      const url = urls[i % 3] ?? ''
      if (i % 2 === 0) engine.prepare(stream(url, i))
      if (i % 10 === 0) await wait(30)
      engine.load(stream(url, i), { at: 0, play: true, expectedDuration: 0 })
      if (i % 40 === 0) await until(() => engine.state.phase === 'playing')
    }
    await until(() => engine.state.phase === 'playing')
    await untilPeak(listening, [0.5, 0.25, 0.125][200 % 3] ?? 0)
    await wait(100)
    expect(elements.length).toBeLessThanOrEqual(10)
    expect(elements.filter((element) => element.src !== '').length).toBe(1)
    expect(elements.filter((element) => !element.paused).length).toBe(1)
  })
})
