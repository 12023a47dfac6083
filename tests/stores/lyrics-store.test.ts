import { makeAutoObservable } from 'mobx'
import { describe, expect, it } from 'vitest'
import { buildLyrics } from '../../src/domain/lyrics/build-lyrics'
import type { LyricData } from '../../src/domain/lyrics/lyric-data'
import { failed } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import { LyricsStore } from '../../src/stores/lyrics-store'
import { NoticesStore } from '../../src/stores/notices-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { ManualSystem } from '../support/manual-system'
import { FakeBackend } from '../support/fake-backend'
import { gate } from '../support/gate'
import { track } from '../support/track'

const settle = () => new Promise((resolve) => setImmediate(resolve))

function lyrics(lrc: string): Result<LyricData> {
  return buildLyrics({ lrc, tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' })
}

/** A clock by hand: `seconds` is what is heard, told to the store by `tell` as the player does four times a second. */
class Clock {
  position = 0
  sounding = false
  seconds = 0
  /** Whether data are missing while it is to sound. */
  stalled = false

  constructor() {
    makeAutoObservable(this, { seconds: false, stalled: false, positionNow: false, advancingNow: false })
  }

  advancingNow(): boolean {
    return this.sounding && !this.stalled
  }

  positionNow(): number {
    return this.seconds
  }

  run(sounding: boolean): void {
    this.sounding = sounding
  }

  seek(seconds: number): void {
    this.seconds = seconds
    this.position = seconds
  }
}

function setUp() {
  const system = new ManualSystem()
  const clock = new Clock()
  const backend = new FakeBackend()
  const records = {
    readQueue: async () => null,
    writeTracks: async () => true,
    writePlace: async () => true,
  }
  const queue = new QueueStore(records, system, new NoticesStore(system))
  const settings = new SettingsStore(
    { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  )
  const store = new LyricsStore(clock, backend, queue, settings, system)
  return { system, clock, backend, queue, store }
}

/** A song that sounds at second 2 of a line that lasts until 30. */
async function withinLongLine() {
  const stage = setUp()
  stage.backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:30.00]two')
  stage.queue.replaceWith([track(1)], 0)
  await settle()
  stage.clock.run(true)
  stage.clock.seek(2)
  return stage
}

describe('LyricsStore', () => {
  it('follows the clock from line to line by one timer, and rests while paused', async () => {
    const { system, clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two\n[00:05.00]three')
    queue.replaceWith([track(1)], 0)
    await settle()
    clock.run(true)
    expect(store.currentLine).toBeNull()
    clock.seconds = 1
    system.pass(1000)
    expect(store.currentLine?.text).toBe('one')
    clock.seconds = 3
    system.pass(2000)
    expect(store.currentLine?.text).toBe('two')
    clock.run(false)
    const before = system.waiting
    system.pass(10_000)
    expect(store.currentLine?.text).toBe('two')
    expect(system.waiting).toBeLessThanOrEqual(before)
  })

  it('is right at once after a seek, in both directions', async () => {
    const { clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two\n[00:05.00]three')
    queue.replaceWith([track(1)], 0)
    await settle()
    clock.run(true)
    clock.seek(5.5)
    expect(store.currentLine?.text).toBe('three')
    clock.seek(1.2)
    expect(store.currentLine?.text).toBe('one')
  })

  it('follows a seek while paused', async () => {
    const { clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two')
    queue.replaceWith([track(1)], 0)
    await settle()
    clock.seek(3.5)
    expect(store.currentLine?.text).toBe('two')
  })

  it('stands where a restored track is to go on, before the engine has it', async () => {
    const { clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two')
    clock.seek(3.5)
    queue.replaceWith([track(1)], 0)
    await settle()
    expect(store.currentLine?.text).toBe('two')
  })

  it('tells its observers of line changes, pauses and seeks after it has looked at the clock', async () => {
    const { system, clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two')
    queue.replaceWith([track(1)], 0)
    await settle()
    const told: (string | undefined)[] = []
    const stop = store.observe(() => told.push(store.currentLine?.text))
    clock.run(true)
    clock.seconds = 1
    system.pass(1000)
    clock.seek(4)
    clock.run(false)
    stop()
    clock.seek(0)
    expect(told).toEqual([undefined, 'one', 'two', 'two'])
  })

  it('leaves its observers alone while the song only goes on', async () => {
    const { system, clock, store } = await withinLongLine()
    let told = 0
    store.observe(() => told++)
    const goOn = (seconds: number): void => {
      system.pass(seconds * 1000)
      clock.seek(clock.seconds + seconds)
    }
    goOn(0.25)
    expect(told).toBe(1)
    for (let tick = 0; tick < 20; tick++) goOn(0.25)
    expect(told).toBe(1)
    clock.seek(clock.seconds + 0.04)
    expect(told).toBe(2)
    clock.seek(clock.seconds - 1)
    expect(told).toBe(3)
  })

  it('tells its observers of drift that adds up little by little', async () => {
    const { system, clock, store } = await withinLongLine()
    const told: number[] = []
    store.observe(() => told.push(clock.seconds))
    for (let tick = 0; tick < 12; tick++) {
      system.pass(250)
      clock.seek(clock.seconds + 0.26)
    }
    const [first, second, third] = told
    expect(told).toHaveLength(3)
    expect(second).toBeCloseTo((first ?? 0) + 4 * 0.26)
    expect(third).toBeCloseTo((second ?? 0) + 4 * 0.26)
  })

  it('tells its observers when the song stands still for want of data, and when it goes on', async () => {
    const { system, clock, store } = await withinLongLine()
    let told = 0
    store.observe(() => told++)
    clock.seek(2.001)
    expect(told).toBe(1)
    clock.stalled = true
    clock.seek(2.002)
    expect(told).toBe(2)
    for (let tick = 0; tick < 8; tick++) system.pass(250)
    clock.stalled = false
    clock.seek(2.003)
    expect(told).toBe(3)
  })

  it('shows the words of the newest track when older ones arrive last', async () => {
    const { system, backend, queue, store } = setUp()
    const slow = gate()
    backend.lyricsOf = async (id) => {
      if (id === 1) await slow.promise
      return lyrics(`[00:01.00]words of ${id}`)
    }
    queue.replaceWith([track(1), track(2)], 0)
    queue.jumpTo(1)
    system.pass(150)
    await settle()
    slow.open()
    await settle()
    expect(store.lines.map(({ text }) => text)).toEqual(['words of 2'])
  })

  it('drops the words of the track before while the new ones are on their way', async () => {
    const { backend, queue, store } = setUp()
    backend.lyricsOf = (id) => (id === 1 ? lyrics('[00:01.00]old') : new Promise(() => {}))
    queue.replaceWith([track(1), track(2)], 0)
    await settle()
    queue.jumpTo(1)
    expect(store.lines).toEqual([])
    expect(store.status).toBe('loading')
  })

  it('offers a retry when the words cannot be loaded, and takes no words for an answer', async () => {
    const { system, backend, queue, store } = setUp()
    backend.lyricsOf = () => failed({ kind: 'timeout' })
    queue.replaceWith([track(1)], 0)
    await settle()
    expect(store.status).toBe('failed')
    expect(store.failure).toEqual({ kind: 'timeout' })
    backend.lyricsOf = () => lyrics('[00:01.00]there')
    store.retry()
    await settle()
    expect(store.status).toBe('ready')
    expect(store.lines).toHaveLength(1)
    backend.lyricsOf = () => failed({ kind: 'notFound' })
    queue.replaceWith([track(2)], 0)
    system.pass(150)
    await settle()
    expect(store.status).toBe('ready')
  })
})
