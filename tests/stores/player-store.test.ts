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
  const places: number[] = []
  let listsWritten = 0
  const records = {
    readQueue: async () => saved,
    writeTracks: async () => {
      listsWritten++
      return true
    },
    writePlace: async ({ position }: { position: number }) => {
      places.push(position)
      return true
    },
  }
  const settings = new SettingsStore(
    { readSettings: () => ({ ...defaultSettings }), writeSettings: () => {} },
    system,
  )
  const notices = new NoticesStore(system)
  const queue = new QueueStore(records, system, notices)
  const store = new PlayerStore(engine, backend, queue, settings, notices)
  const shown = () => notices.notices.map(({ text }) => text)
  return {
    system,
    engine,
    backend,
    settings,
    notices,
    queue,
    store,
    shown,
    places,
    lists: () => listsWritten,
  }
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
      return failed({ kind: 'noStream' })
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

  it('writes the place at most once in two seconds, and the list only when it changed', async () => {
    const { store, engine, system, places, lists } = setUp()
    store.playAll(tracks, 0)
    await settle()
    for (let tick = 0; tick < 40; tick++) {
      system.pass(250)
      engine.moveTo(tick / 4)
    }
    expect(places.length).toBeLessThanOrEqual(5)
    expect(places.length).toBeGreaterThan(2)
    expect(places.at(-1)).toBeGreaterThan(5)
    expect(lists()).toBe(1)
  })

  it('leaves a choice alone that was made while the last visit was being read', async () => {
    const { store, engine } = setUp({ tracks, index: 2, mode: 'normal', position: 9 })
    const restoring = store.restore()
    store.playAll(tracks, 0)
    await restoring
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0 and play'])
  })

  it('plays the newest of two collections, even when the older one is found last', async () => {
    const { store, engine } = setUp()
    const slow = gate()
    const older = store.playFound(async () => {
      await slow.promise
      return ok([track(1)])
    })
    await store.playFound(async () => ok([track(2)]))
    slow.open()
    await older
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
  })

  it('says why a collection cannot be played, or that it is empty', async () => {
    const { store, shown } = setUp()
    await store.playFound(async () => failed({ kind: 'timeout' }))
    await store.playFound(async () => ok([]))
    expect(shown()).toEqual(['failure.timeout', 'list.empty'])
  })

  it('asks for the address anew, once, when a track breaks, and goes on from there', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(25)
    engine.become({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 25 and play')
    expect(shown()).toEqual([])
    engine.become({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    expect(engine.asked.at(-1)).toBe('load 2 at 0 and play')
    expect(shown()).toEqual(['notice.skipped'])
  })

  it('stays where it is when the connection is lost', async () => {
    const { store, engine, shown, queue } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.moveTo(42)
    engine.become({ phase: 'error', failure: { kind: 'offline' } })
    await settle()
    expect(shown()).toEqual(['failure.offline'])
    expect(queue.queue.index).toBe(0)
    expect(store.position).toBe(42)
    store.toggle()
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 42 and play')
  })

  it('passes over a broken track in single mode too', async () => {
    const { store, engine, backend, queue } = setUp()
    backend.answers.checkMusic = ({ id }) => ok(id !== 1)
    queue.setMode('single')
    store.playAll(tracks, 0)
    await settle()
    expect(engine.asked).toEqual(['load 2 at 0 and play'])
    expect(queue.queue.mode).toBe('single')
  })

  it('tells of attempts that fail', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'loading', attempts: 1 })
    expect(shown()).toEqual(['notice.playError'])
  })

  it('keeps a seek that is made while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    store.seek(30)
    await settle()
    expect(engine.asked.at(-1)).toBe('load 1 at 30 and play')
  })

  it('seeks when an assistive device moves the slider without a drag', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    store.drag(17)
    expect(engine.asked.at(-1)).toBe('seek 17')
  })

  it('says Play while the browser holds the sound back, and the press that frees it does not pause', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    await settle()
    engine.become({ phase: 'paused', intent: 'play', blocked: true })
    expect(store.wantsSound).toBe(false)
    engine.become({ blocked: false }) // the engine heard the pointer of this very press
    store.toggle()
    expect(engine.asked.at(-1)).toBe('play')
    store.toggle()
    expect(engine.asked.at(-1)).toBe('pause')
  })

  it('obeys media keys while the address is on its way', async () => {
    const { store, engine } = setUp()
    store.playAll(tracks, 0)
    engine.press('pause')
    await settle()
    expect(engine.asked).toEqual(['load 1 at 0'])
  })
})
