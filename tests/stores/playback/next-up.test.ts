import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import { gate } from '../../support/gate'
import { stream, track } from '../../support/track'
import { playOn, rest, settle, setUp, tracks } from '../player-fixture'

/** The first of three tracks sounds; what was asked for is noted. */
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

describe('NextUp', () => {
  it('gets the next track ready once the current one has sounded for three seconds, and asks once', async () => {
    const player = await playing()
    await playOn(player, 2)
    expect(player.engine.prepared).toBeNull()
    await playOn(player, 20)
    expect(player.engine.prepared?.trackId).toBe(2)
    expect(player.asked).toEqual([1, 2])
  })

  it('makes haste when the end is near', async () => {
    const player = await playing()
    player.engine.moveTo(45)
    await settle()
    expect(player.engine.prepared?.trackId).toBe(2)
  })

  it('starts what is ready in the very task of the press', async () => {
    const player = await playing()
    await playOn(player, 4)
    const { prepared } = player.engine
    player.store.next()
    expect(player.engine.loaded).toBe(prepared)
    expect(player.engine.asked.at(-1)).toBe('load 2 at 0 and play')
    expect([player.store.sounding, player.store.position]).toEqual([true, 0])
    expect(player.engine.nowPlaying?.title).toBe('Track 2')
  })

  it('runs on into it when the track ends, without taking the engine’s stream away in between', async () => {
    const player = await playing()
    await playOn(player, 4)
    const phases: string[] = []
    player.engine.observe({ changed: ({ phase }) => phases.push(phase) })
    player.engine.end()
    expect(player.engine.asked.at(-1)).toBe('load 2 at 0 and play')
    expect(phases).toEqual(['playing'])
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(3)
  })

  it('lets go of what is ready when something else comes next', async () => {
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
  ])('lets go of what is ready when %s', async (_name, change) => {
    const player = await playing()
    await playOn(player, 4)
    change(player)
    expect(player.engine.prepared).toBeNull()
  })

  it('is found anew in the quality that was set meanwhile', async () => {
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

  it('drops an answer that comes after something else is next', async () => {
    const player = await playing()
    const slow = gate()
    player.backend.answers.songUrl = async ({ id }) => {
      if (id === 2) await slow.promise
      return ok([stream(Number(id))])
    }
    await playOn(player, 4)
    player.queue.playNext(track(9))
    await playOn(player, 1)
    slow.open()
    await settle()
    expect(player.engine.prepared?.trackId).toBe(9)
  })

  it('asks for nothing where little data is to be used', async () => {
    const player = await playing()
    player.system.savesData = true
    await playOn(player, 50)
    expect(player.asked).toEqual([1])
    expect(player.engine.prepared).toBeNull()
  })

  it('finds an address anew that has waited for more than ten minutes', async () => {
    const player = await playing()
    await playOn(player, 4)
    player.store.toggle()
    player.system.pass(600_001)
    player.store.toggle()
    await playOn(player, 1)
    expect(player.asked).toEqual([1, 2, 2])
  })

  it('never starts an address that has waited for too long', async () => {
    const player = await playing()
    await playOn(player, 4)
    player.store.toggle()
    player.system.pass(600_001)
    player.store.next()
    expect(player.store.waiting).toBe(true)
    await rest(player)
    expect(player.asked).toEqual([1, 2, 2])
    expect(player.engine.asked.at(-1)).toBe('load 2 at 0 and play')
  })

  it('says nothing of a next track that is not to be had, and does not ask over and over', async () => {
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

  it('stands back for the track that is wanted now', async () => {
    const player = await playing()
    const slow = gate()
    player.backend.answers.songUrl = async ({ id }) => {
      if (id === 2) await slow.promise
      return ok([stream(Number(id))])
    }
    await playOn(player, 4)
    player.store.jumpTo(2)
    await settle()
    slow.open()
    await settle()
    expect(player.engine.prepared).toBeNull()
    expect(player.engine.loaded?.trackId).toBe(3)
  })

  it('is not overtaken by an address that the track before was waiting for', async () => {
    const player = await playing()
    await playOn(player, 4)
    const slow = gate()
    player.backend.answers.songUrl = async ({ id }) => {
      await slow.promise
      return ok([stream(Number(id))])
    }
    player.engine.become({ phase: 'error', failure: { kind: 'noStream' } })
    player.store.next()
    expect(player.store.sounding).toBe(true)
    slow.open()
    await settle()
    expect(player.engine.asked).toEqual(['load 1 at 0 and play', 'load 2 at 0 and play'])
  })

  it('gets the same track ready again when it is the only one', async () => {
    const player = await playing()
    player.queue.setMode('single')
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(1)
    player.engine.end()
    expect(player.engine.asked).toEqual(['load 1 at 0 and play', 'load 1 at 0 and play'])
  })

  it('gets ready the very track that random picked', async () => {
    const player = await playing()
    player.system.chance = 0.9
    player.queue.setMode('random')
    player.system.chance = 0.1
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(3)
    player.engine.end()
    expect(player.store.track?.id).toBe(3)
    expect(player.queue.upcoming?.id).toBe(1)
  })
})
