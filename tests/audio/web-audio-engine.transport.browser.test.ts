import { afterEach, describe, expect, it } from 'vitest'
import { captureElements } from '../support/audio/replace-browser-apis'
import {
  constantFile,
  createRecordedEngine,
  peakDuring,
  startPlaying,
  untilPeak,
  stream,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { runCleanups } from '../support/cleanups'

afterEach(runCleanups)

describe('WebAudioEngine', () => {
  it('seeks to the newest target and keeps playing', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    for (const to of [5, 8, 3, 20]) listening.engine.seek(to)
    expect(listening.engine.position()).toBe(20)
    await wait(600)
    expect(listening.engine.state.phase).toBe('playing')
    expect(listening.engine.position()).toBeGreaterThanOrEqual(20)
    await untilPeak(listening, 0.5)
  })

  it('pauses at the target when a seek comes during the pause fade', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    listening.engine.pause()
    await wait(80)
    listening.engine.seek(12)
    expect(listening.engine.position()).toBe(12)
    await until(() => listening.engine.state.phase === 'paused')
    await wait(300)
    expect(listening.engine.position()).toBeCloseTo(12, 3)
    expect(await peakDuring(listening)).toBe(0)
  })

  it('starts at the given position, and resumes there after a pause', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening, constantFile(30), 10)
    expect(listening.engine.position()).toBeGreaterThanOrEqual(10)
    listening.engine.pause()
    await until(() => listening.engine.state.phase === 'paused')
    const at = listening.engine.position()
    listening.engine.play()
    await until(() => listening.engine.state.phase === 'playing')
    expect(listening.engine.position()).toBeGreaterThanOrEqual(at)
  })

  it('advances only once its first sound is audible, and ticks then', async () => {
    const listening = createRecordedEngine()
    const { engine } = listening
    await startPlaying(listening)
    await until(() => engine.isAdvancing())
    engine.pause()
    await until(() => engine.state.phase === 'paused')
    expect(engine.isAdvancing()).toBe(false)
    // a paused element may report one more position
    await wait(100)
    const at = engine.position()
    const told: { position: number; advancing: boolean }[] = []
    engine.observe({
      tick: () => told.push({ position: engine.position(), advancing: engine.isAdvancing() }),
    })
    engine.play()
    await until(() => told.some(({ advancing }) => advancing))
    for (const { position, advancing } of told) if (!advancing) expect(position).toBe(at)
    expect(engine.position()).toBeGreaterThanOrEqual(at)
  })

  it('never goes back in time while it plays', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening)
    let last = 0
    for (let i = 0; i < 100; i++) {
      const position = listening.engine.position()
      expect(position).toBeGreaterThanOrEqual(last)
      last = position
      await wait(5)
    }
    expect(last).toBeGreaterThan(0)
  })

  it('plays only the last of twenty tracks chosen quickly', async () => {
    const listening = createRecordedEngine()
    await startPlaying(listening, constantFile(30, 0.9))
    for (let i = 1; i <= 20; i++) {
      const value = i === 20 ? 0.3 : 0.9
      listening.engine.load(stream(constantFile(30, value), i), { at: 0, play: true, expectedDuration: 0 })
      if (i % 3 === 0) await wait(20)
    }
    expect(listening.engine.state.trackId).toBe(20)
    await until(() => listening.engine.state.phase === 'playing')
    await untilPeak(listening, 0.3)
    expect(await peakDuring(listening, 400)).toBeCloseTo(0.3, 2)
  })

  it('notifies of the end once', async () => {
    const listening = createRecordedEngine()
    let ends = 0
    listening.engine.observe({ ended: () => ends++ })
    await startPlaying(listening, constantFile(1))
    await until(() => ends > 0)
    expect(listening.engine.state).toMatchObject({ phase: 'paused', intent: 'pause' })
    await wait(500)
    expect(ends).toBe(1)
  })

  it('keeps playing when the next track is loaded as one ends', async () => {
    const listening = createRecordedEngine()
    const stop = listening.engine.observe({
      ended: () => {
        stop()
        listening.engine.load(stream(constantFile(30, 0.25), 2), { at: 0, play: true, expectedDuration: 0 })
      },
    })
    await startPlaying(listening, constantFile(1))
    await until(() => listening.engine.state.trackId === 2 && listening.engine.state.phase === 'playing')
    await untilPeak(listening, 0.25)
  })

  it('pauses when something else pauses the element', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    await startPlaying(listening)
    elements.at(-1)?.pause()
    await until(() => listening.engine.state.phase === 'paused')
    expect(listening.engine.state.intent).toBe('pause')
    listening.engine.play()
    await until(() => listening.engine.state.phase === 'playing')
    await untilPeak(listening, 0.5)
  })

  it('stops and forgets the track when unloaded', async () => {
    const elements = captureElements()
    const listening = createRecordedEngine()
    await startPlaying(listening)
    listening.engine.unload()
    expect(listening.engine.state).toMatchObject({ phase: 'idle', trackId: null })
    await until(() => elements.every((element) => !element.hasAttribute('src')))
    expect(await peakDuring(listening)).toBe(0)
    expect(listening.engine.position()).toBe(0)
  })
})
