import { makeAutoObservable } from 'mobx'
import { describe, expect, it } from 'vitest'
import { buildLyrics } from '../../../src/domain/lyrics/build-lyrics'
import type { LyricData } from '../../../src/domain/lyrics/lyric-data'
import { failed } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { defaultSettings } from '../../../src/domain/settings/settings'
import { LyricsStore } from '../../../src/stores/lyrics/lyrics-store'
import { NoticesStore } from '../../../src/stores/shell/notices-store'
import { QueueStore } from '../../../src/stores/queue/queue-store'
import { SettingsStore } from '../../../src/stores/settings/settings-store'
import { ManualSystem } from '../../support/manual-system'
import { FakeBackend } from '../../support/fake-backend'
import { createDeferred } from '../../support/deferred'
import { track } from '../../support/track'
import { settle } from '../../support/settle'

function lyrics(lrc: string): Result<LyricData> {
  return buildLyrics({ lrc, tlyric: '', romalrc: '', yrc: '', ytlrc: '', yromalrc: '', ttml: '' })
}

/** A manual clock: `seconds` is the audible position, `position` the one that is updated four times a second. */
class Clock {
  position = 0
  playing = false
  seconds = 0
  /** Whether data is missing during playback. */
  stalled = false

  constructor() {
    makeAutoObservable(this, { seconds: false, stalled: false, positionNow: false, isAdvancing: false })
  }

  isAdvancing(): boolean {
    return this.playing && !this.stalled
  }

  positionNow(): number {
    return this.seconds
  }

  run(playing: boolean): void {
    this.playing = playing
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
  const queue = new QueueStore({ records, system }, { notices: new NoticesStore({ system }) })
  const settings = new SettingsStore({
    settingsRecords: { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  })
  const onDevice = new Map<number, LyricData>()
  const kept = { lyricsOf: async (trackId: number) => onDevice.get(trackId) ?? null }
  const store = new LyricsStore({ backend, system }, { player: clock, queue, settings, kept })
  return { system, clock, backend, queue, store, onDevice }
}

/** A song at second 2 of a line that lasts until 30. */
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
  it('follows the clock from line to line with one timer, and none while paused', async () => {
    const { system, clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two\n[00:05.00]three')
    queue.replaceWith([track(1)], 0)
    await settle()
    clock.run(true)
    expect(store.currentLine).toBeNull()
    clock.seconds = 1
    system.advance(1000)
    expect(store.currentLine?.text).toBe('one')
    clock.seconds = 3
    system.advance(2000)
    expect(store.currentLine?.text).toBe('two')
    clock.run(false)
    const before = system.pendingTimers
    system.advance(10_000)
    expect(store.currentLine?.text).toBe('two')
    expect(system.pendingTimers).toBeLessThanOrEqual(before)
  })

  it('is correct at once after a seek in either direction', async () => {
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

  it('is at the position of a restored track before the engine has it', async () => {
    const { clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two')
    clock.seek(3.5)
    queue.replaceWith([track(1)], 0)
    await settle()
    expect(store.currentLine?.text).toBe('two')
  })

  it('notifies observers of line changes, pauses and seeks', async () => {
    const { system, clock, backend, queue, store } = setUp()
    backend.lyricsOf = () => lyrics('[00:01.00]one\n[00:03.00]two')
    queue.replaceWith([track(1)], 0)
    await settle()
    const told: (string | undefined)[] = []
    const stop = store.observe(() => told.push(store.currentLine?.text))
    clock.run(true)
    clock.seconds = 1
    system.advance(1000)
    clock.seek(4)
    clock.run(false)
    stop()
    clock.seek(0)
    expect(told).toEqual([undefined, 'one', 'two', 'two'])
  })

  it('does not notify observers while the song only advances', async () => {
    const { system, clock, store } = await withinLongLine()
    let told = 0
    store.observe(() => told++)
    const goOn = (seconds: number): void => {
      system.advance(seconds * 1000)
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

  it('notifies observers of drift that adds up', async () => {
    const { system, clock, store } = await withinLongLine()
    const told: number[] = []
    store.observe(() => told.push(clock.seconds))
    for (let tick = 0; tick < 12; tick++) {
      system.advance(250)
      clock.seek(clock.seconds + 0.26)
    }
    const [first, second, third] = told
    expect(told).toHaveLength(3)
    expect(second).toBeCloseTo((first ?? 0) + 4 * 0.26)
    expect(third).toBeCloseTo((second ?? 0) + 4 * 0.26)
  })

  it('notifies observers when the song waits for data, and when it continues', async () => {
    const { system, clock, store } = await withinLongLine()
    let told = 0
    store.observe(() => told++)
    clock.seek(2.001)
    expect(told).toBe(1)
    clock.stalled = true
    clock.seek(2.002)
    expect(told).toBe(2)
    for (let tick = 0; tick < 8; tick++) system.advance(250)
    clock.stalled = false
    clock.seek(2.003)
    expect(told).toBe(3)
  })

  it('tells by how much the lyrics on the screen are ahead, while they move', () => {
    const { clock, store } = setUp()
    expect(store.leadNow()).toBeNull()
    const removeFirst = store.setLead(() => 0.02)
    expect(store.leadNow()).toBeNull()
    clock.run(true)
    expect(store.leadNow()).toBe(0.02)
    // the next sheet is there before the last one goes
    const removeSecond = store.setLead(() => 0)
    removeFirst()
    expect(store.leadNow()).toBe(0)
    removeSecond()
    expect(store.leadNow()).toBeNull()
  })

  it('shows the lyrics of the newest track when older ones arrive last', async () => {
    const { system, backend, queue, store } = setUp()
    const slow = createDeferred()
    backend.lyricsOf = async (id) => {
      if (id === 1) await slow.promise
      return lyrics(`[00:01.00]words of ${id}`)
    }
    queue.replaceWith([track(1), track(2)], 0)
    queue.jumpTo(1)
    system.advance(150)
    await settle()
    slow.resolve()
    await settle()
    expect(store.lines.map(({ text }) => text)).toEqual(['words of 2'])
  })

  it('clears the lyrics of the track before while new ones are loading', async () => {
    const { backend, queue, store } = setUp()
    backend.lyricsOf = (id) => (id === 1 ? lyrics('[00:01.00]old') : new Promise(() => {}))
    queue.replaceWith([track(1), track(2)], 0)
    await settle()
    queue.jumpTo(1)
    expect(store.lines).toEqual([])
    expect(store.status).toBe('loading')
  })

  it('can retry when lyrics cannot be loaded, and accepts that there are none', async () => {
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
    system.advance(150)
    await settle()
    expect(store.status).toBe('ready')
  })

  it('has those that are kept on this device when the backend cannot be reached, and only then', async () => {
    const { backend, queue, store, onDevice, system } = setUp()
    const kept = lyrics('[00:01.00]kept\n[00:02.00]here')
    if (kept.ok) onDevice.set(1, kept.value).set(2, kept.value)
    backend.lyricsOf = () => failed({ kind: 'offline' })
    queue.replaceWith([track(1)], 0)
    await settle()
    expect([store.status, store.lines.length]).toEqual(['ready', 2])
    backend.lyricsOf = () => failed({ kind: 'notFound' })
    queue.replaceWith([track(2)], 0)
    system.advance(150)
    await settle()
    expect([store.status, store.lines.length]).toEqual(['ready', 0])
  })

  it('loads again when the connection is back, if they failed for want of it', async () => {
    const { system, backend, queue, store } = setUp()
    backend.lyricsOf = () => failed({ kind: 'offline' })
    queue.replaceWith([track(1)], 0)
    await settle()
    expect(store.status).toBe('failed')
    backend.lyricsOf = () => lyrics('[00:01.00]there')
    system.goOnline()
    await settle()
    expect([store.status, store.lines.length, system.waitingForOnline]).toEqual(['ready', 1, 0])
  })

  it('waits for no connection for the lyrics of a track before', async () => {
    const { system, backend, queue } = setUp()
    backend.lyricsOf = () => failed({ kind: 'offline' })
    queue.replaceWith([track(1)], 0)
    await settle()
    expect(system.waitingForOnline).toBe(1)
    backend.lyricsOf = () => lyrics('[00:01.00]there')
    queue.replaceWith([track(2)], 0)
    system.advance(150)
    await settle()
    expect(system.waitingForOnline).toBe(0)
  })
})
