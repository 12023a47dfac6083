import { afterEach, describe, expect, it } from 'vitest'
import { load, measurements, tone } from '../support/audio/loudness'
import {
  constantFile,
  createRecordedEngine,
  stream,
  type RecordedEngine,
} from '../support/audio/recorded-engine'
import { until, wait } from '../support/audio/until'
import { cleanups, runCleanups } from '../support/cleanups'

afterEach(runCleanups)

function refuseMeter(): void {
  const { addModule } = Worklet.prototype
  Worklet.prototype.addModule = function (url, options) {
    return String(url).includes('meter')
      ? Promise.reject(new Error('no'))
      : addModule.call(this, url, options)
  }
  cleanups.push(() => (Worklet.prototype.addModule = addModule))
}

describe('WebAudioEngine that measures loudness', () => {
  it('measures a track that is played to its end, whatever its gain and the volume', async () => {
    const listening = createRecordedEngine()
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

  it('measures a track that was paused meanwhile', async () => {
    const listening = createRecordedEngine()
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

  it.each<[string, (engine: RecordedEngine['engine']) => void]>([
    ['was moved within', (engine) => engine.seek(2)],
    ['is not to be measured', (engine) => load(engine, tone(1, 0.1), 1)],
    ['began in its middle', (engine) => beginLate(engine)],
    ['is silent', (engine) => load(engine, constantFile(1, 0), 1, true)],
  ])('reports nothing of a track that %s', async (_, act) => {
    const listening = createRecordedEngine()
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

  it('measures both of two joined tracks', async () => {
    const listening = createRecordedEngine()
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

  it('plays all the same where the meter cannot be loaded', async () => {
    refuseMeter()
    const listening = createRecordedEngine()
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
