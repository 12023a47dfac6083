import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { createDeferred } from '../../support/deferred'
import { stream, track } from '../../support/track'
import { playOn, rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

/** Plays the first of three tracks, and notes the requests. */
async function playing() {
  const player = setUp()
  const asked: number[] = []
  player.backend.answers.songUrl = ({ id }) => {
    asked.push(Number(id))
    return ok([stream(Number(id))])
  }
  player.store.playAll(tracks, 0)
  await settle()
  return { ...player, asked }
}

describe('NextTrackPreloader', () => {
  it('preloads the next track once the current one has played for three seconds, with one request', async () => {
    const player = await playing()
    await playOn(player, 2)
    expect(player.engine.prepared).toBeNull()
    await playOn(player, 20)
    expect(player.engine.prepared?.trackId).toBe(2)
    expect(player.asked).toEqual([1, 2])
  })

  it('preloads at once near the end', async () => {
    const player = await playing()
    player.engine.advanceTo(45)
    await settle()
    expect(player.engine.prepared?.trackId).toBe(2)
  })

  it('starts a preloaded track in the task of the press', async () => {
    const player = await playing()
    await playOn(player, 4)
    const { prepared } = player.engine
    player.store.next()
    expect(player.engine.loaded).toBe(prepared)
    expect(player.engine.calls.at(-1)).toBe('load 2 at 0 and play')
    expect([player.store.playing, player.store.position]).toEqual([true, 0])
    expect(player.engine.nowPlaying?.title).toBe('Track 2')
  })

  it('plays it when the track ends, without unloading the engine in between', async () => {
    const player = await playing()
    await playOn(player, 4)
    const phases: string[] = []
    player.engine.observe({ stateChanged: ({ phase }) => phases.push(phase) })
    player.engine.endTrack()
    expect(player.engine.calls.at(-1)).toBe('load 2 at 0 and play')
    expect(phases).toEqual(['playing'])
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(3)
  })

  it('discards the preloaded track when another one is next', async () => {
    const player = await playing()
    await playOn(player, 4)
    player.queue.playNext(track(9))
    expect(player.engine.prepared).toBeNull()
    await playOn(player, 1)
    expect(player.engine.prepared?.trackId).toBe(9)
  })

  it.each<[string, (player: Awaited<ReturnType<typeof playing>>) => void]>([
    ['another quality is set', ({ settings }) => settings.set('songLevel', 'lossless')],
    ['the track is taken out', ({ store }) => store.removeAt(1)],
    ['one song is to be repeated', ({ queue }) => queue.setMode('single')],
    ['the queue is emptied', ({ store }) => [2, 1, 0].forEach((at) => store.removeAt(at))],
  ])('discards the preloaded track when %s', async (_name, change) => {
    const player = await playing()
    await playOn(player, 4)
    change(player)
    expect(player.engine.prepared).toBeNull()
  })

  it('is requested again in a quality that was set meanwhile', async () => {
    const player = await playing()
    const levels: unknown[] = []
    player.backend.answers.songUrl = ({ id, level }) => {
      levels.push(level)
      return ok([stream(Number(id))])
    }
    await playOn(player, 4)
    player.settings.set('songLevel', 'lossless')
    await playOn(player, 1)
    expect(levels).toEqual(['exhigh', 'lossless'])
  })

  it('ignores a reply that arrives when another track is next', async () => {
    const player = await playing()
    const slow = createDeferred()
    player.backend.answers.songUrl = async ({ id }) => {
      if (id === 2) await slow.promise
      return ok([stream(Number(id))])
    }
    await playOn(player, 4)
    player.queue.playNext(track(9))
    await playOn(player, 1)
    slow.resolve()
    await settle()
    expect(player.engine.prepared?.trackId).toBe(9)
  })

  it('preloads nothing when the listener saves data', async () => {
    const player = await playing()
    player.system.savesData = true
    await playOn(player, 50)
    expect(player.asked).toEqual([1])
    expect(player.engine.prepared).toBeNull()
  })

  it('requests an address again after more than ten minutes', async () => {
    const player = await playing()
    await playOn(player, 4)
    player.store.toggle()
    player.system.advance(600_001)
    player.store.toggle()
    await playOn(player, 1)
    expect(player.asked).toEqual([1, 2, 2])
  })

  it('never loads an address that is too old', async () => {
    const player = await playing()
    await playOn(player, 4)
    player.store.toggle()
    player.system.advance(600_001)
    player.store.next()
    expect(player.store.waiting).toBe(true)
    await rest(player)
    expect(player.asked).toEqual([1, 2, 2])
    expect(player.engine.calls.at(-1)).toBe('load 2 at 0 and play')
  })

  it('shows nothing for a next track without a stream, and does not request it repeatedly', async () => {
    const player = await playing()
    let asked = 0
    player.backend.answers.songUrl = () => {
      asked++
      return failed({ kind: 'offline' })
    }
    await playOn(player, 30)
    expect(player.shown()).toEqual([])
    expect(asked).toBe(1)
  })

  it('stops preloading for the track that is wanted now', async () => {
    const player = await playing()
    const slow = createDeferred()
    player.backend.answers.songUrl = async ({ id }) => {
      if (id === 2) await slow.promise
      return ok([stream(Number(id))])
    }
    await playOn(player, 4)
    player.store.jumpTo(2)
    await settle()
    slow.resolve()
    await settle()
    expect(player.engine.prepared).toBeNull()
    expect(player.engine.loaded?.trackId).toBe(3)
  })

  it('is not replaced by a late address of the track before', async () => {
    const player = await playing()
    await playOn(player, 4)
    const slow = createDeferred()
    player.backend.answers.songUrl = async ({ id }) => {
      await slow.promise
      return ok([stream(Number(id))])
    }
    player.engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
    player.store.next()
    expect(player.store.playing).toBe(true)
    slow.resolve()
    await settle()
    expect(player.engine.calls).toEqual(['load 1 at 0 and play', 'load 2 at 0 and play'])
  })

  it('preloads the same track again when it is the only one', async () => {
    const player = await playing()
    player.queue.setMode('single')
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(1)
    player.engine.endTrack()
    expect(player.engine.calls).toEqual(['load 1 at 0 and play', 'load 1 at 0 and play'])
  })

  it('preloads the track that random mode picked', async () => {
    const player = await playing()
    player.system.nextRandom = 0.9
    player.queue.setMode('random')
    player.system.nextRandom = 0.1
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(3)
    player.engine.endTrack()
    expect(player.store.track?.id).toBe(3)
    expect(player.queue.upcoming?.id).toBe(1)
  })
})
