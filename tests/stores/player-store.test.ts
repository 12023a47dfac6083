import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../src/domain/result'
import { defaultSettings } from '../../src/domain/settings/settings'
import type { SavedQueue } from '../../src/domain/queue/queue'
import { NoticesStore } from '../../src/stores/notices-store'
import { PlayerStore } from '../../src/stores/player-store'
import { QueueStore } from '../../src/stores/queue-store'
import { SettingsStore } from '../../src/stores/settings-store'
import { ManualSystem } from '../support/manual-system'
import { FakeBackend } from '../support/fake-backend'
import { FakePlayer } from '../support/fake-player'
import { gate } from '../support/gate'
import { stream, track } from '../support/track'

const tracks = [track(1), track(2), track(3)]

/** Lets every promise that can settle do so. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function setUp(saved: SavedQueue | null = null) {
  const system = new ManualSystem()
  const engine = new FakePlayer()
  const backend = new FakeBackend()
  backend.answers = {
    checkMusic: () => ok(true),
    songUrl: ({ id }) => ok([stream(Number(id))]),
  }
  const written: SavedQueue[] = []
  const records = {
    readQueue: async () => saved,
    writeQueue: async (queue: SavedQueue) => {
      written.push(queue)
      return true
    },
  }
  const settings = new SettingsStore(
    { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  )
  const notices = new NoticesStore(system)
  const queue = new QueueStore(records, system)
  const store = new PlayerStore(engine, backend, queue, settings, notices)
  const shown = () => notices.notices.map(({ text }) => text)
  return { system, engine, backend, settings, notices, queue, store, shown, written }
}

describe('PlayerStore', () => {
  it('plays a list from the track that was chosen', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 1)
    expect(store.waiting).toBe(true)
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
    expect(store.sounding).toBe(true)
    expect(engine.nowPlaying).toMatchObject({ title: 'Track 2', artist: 'Artist', album: 'Album' })
  })

  it('never claims to sound before the engine does', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    expect(store.sounding).toBe(false)
    await settle()
    engine.become({ phase: 'stalled' })
    expect(store.sounding).toBe(false)
    expect(store.wantsSound).toBe(true)
  })

  it('sounds the newest choice when an older address arrives last', async () => {
    const { store, engine, backend } = setUp()
    const slow = gate()
    backend.answers.songUrl = async ({ id }) => {
      if (id === 1) await slow.promise
      return ok([stream(Number(id))])
    }
    store.playAll(tracks, 0)
    store.next()
    await settle()
    slow.open()
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('goes on to the next track when one ends, and round at the end', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 2)
    await settle()
    engine.end()
    await settle()
    expect(store.track?.id).toBe(1)
    expect(engine.asked.at(-1)).toBe('load 1 at 0 and play')
  })

  it('plays the same track again when random picks it', async () => {
    const { store, engine, queue } = setUp()
    store.playAll(tracks, 1)
    queue.setMode('random') // the clock's chance of 0.5 picks the middle one
    await settle()
    engine.end()
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play', 'load 2 at 0 and play'])
  })

  it('tells of a track that cannot be played and goes on to the next', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    store.playAll(tracks, 0)
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('stops after five tracks in a row that cannot be played', async () => {
    const { store, engine, backend, shown, queue } = setUp()
    const asked: number[] = []
    backend.answers.songUrl = ({ id }) => {
      asked.push(Number(id))
      return failed({ kind: 'offline' })
    }
    store.playAll(
      Array.from({ length: 100 }, (_, id) => track(id + 1)),
      0,
    )
    await settle()
    await settle()
    expect(asked).toEqual([1, 2, 3, 4, 5])
    expect(shown()).toEqual(['notice.skipped', 'notice.loadTest'])
    expect(engine.asked).toEqual([])
    expect(queue.queue.index).toBe(4)
  })

  it('skips when the engine gives a track up', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'error', intent: 'play', failure: { kind: 'malformed', detail: '' } })
    await settle()
    expect(shown()).toEqual(['notice.skipped'])
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
  })

  it('keeps a pause that is pressed while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.toggle()
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0'])
    store.toggle()
    expect(engine.asked.at(-1)).toBe('play')
  })

  it('pauses while the thumb is dragged, then seeks and resumes', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.beginDrag()
    store.drag(20)
    engine.moveTo(5)
    expect(store.position).toBe(20)
    store.drag(30)
    store.endDrag()
    expect(engine.asked.slice(1)).toEqual(['pause', 'seek 30', 'play'])
  })

  it('stays paused after a drag that began paused', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.toggle()
    store.beginDrag()
    store.drag(12)
    store.endDrag()
    expect(engine.asked.at(-1)).toBe('seek 12')
  })

  it('mutes and comes back to the volume before', () => {
    const { store, engine, settings } = setUp()
    expect(engine.volume).toEqual({ volume: 0.7, muted: false })
    store.toggleMute()
    expect(engine.volume).toEqual({ volume: 0.7, muted: true })
    store.toggleMute()
    expect(engine.volume).toEqual({ volume: 0.7, muted: false })
    store.toggleMute()
    store.setVolume(0.3)
    expect(settings.values).toMatchObject({ playVolume: 0.3, playVolumeMute: false })
  })

  it('brings the last visit back, silent, where it stood', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'single', position: 31.5 })
    await store.restore()
    expect(engine.asked).toEqual(['load 3 at 31.5'])
    expect(store.wantsSound).toBe(false)
  })

  it('begins anew when positions are not to be remembered', async () => {
    const { store, engine, settings } = setUp({ tracks, index: 0, mode: 'normal', position: 31.5 })
    settings.set('memoryLastPlaybackPosition', false)
    await store.restore()
    expect(engine.asked).toEqual(['load 1 at 0'])
  })

  it('goes on with the next one when the current track is removed, and stops with the last', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks.slice(0, 2), 0)
    await settle()
    store.removeAt(0)
    await settle()
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
    store.removeAt(0)
    expect(store.track).toBeNull()
    expect(engine.state.phase).toBe('idle')
    expect(engine.nowPlaying).toBeNull()
  })

  it('says that a members’ track is a preview, but not of an upload', async () => {
    const { store, shown, notices } = setUp()
    store.playAll([track(1, { fee: 1 })], 0)
    await settle()
    expect(shown()).toEqual(['notice.vipTip'])
    notices.dismiss(notices.notices[0]?.id ?? 0)
    store.playAll([track(2, { fee: 1, cloud: { fileName: 'a', fileSize: 1 } })], 0)
    await settle()
    expect(shown()).toEqual([])
  })

  it('writes the queue and its position at most once in two seconds', async () => {
    const { store, engine, system, written } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (let tick = 0; tick < 40; tick++) {
      system.pass(250)
      engine.moveTo(tick / 4)
    }
    expect(written.length).toBeLessThanOrEqual(5)
    expect(written.length).toBeGreaterThan(2)
    expect(written.at(-1)?.position).toBeGreaterThan(5)
  })
})
