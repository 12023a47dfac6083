import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { track } from '../../support/track'
import { playOn, rest, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }

async function loggedIn(saved: Parameters<typeof setUp>[0] = null) {
  const player = setUp(saved)
  const told: unknown[] = []
  player.backend.answers.loginStatus = () => ok(profile)
  player.backend.answers.scrobble = (params) => {
    told.push(params)
    return ok(null)
  }
  await player.session.check()
  return { ...player, told }
}

describe('Scrobbler', () => {
  it('reports a track once, three seconds after it starts to play, with its list', async () => {
    const player = await loggedIn()
    player.store.playAll(tracks, 0, 77)
    await settle()
    player.system.advance(2_999)
    expect(player.told).toEqual([])
    player.system.advance(1)
    expect(player.told).toEqual([{ id: 1, sourceid: 77, time: 0 }])
    await playOn(player, 30)
    expect(player.told).toHaveLength(1)
  })

  it('does not report a track that was left before', async () => {
    const player = await loggedIn()
    player.store.playAll(tracks, 0)
    await settle()
    player.system.advance(2_000)
    player.store.next()
    await rest(player)
    player.system.advance(3_000)
    expect(player.told).toEqual([{ id: 2, sourceid: 0, time: 0 }])
  })

  it('does not name a list for a track that was added to it by hand', async () => {
    const player = await loggedIn()
    player.store.playAll(tracks, 0, 77)
    player.store.playOne(track(8))
    await rest(player)
    player.system.advance(3_000)
    expect(player.told).toEqual([{ id: 8, sourceid: 0, time: 0 }])
  })

  it('reports every repeat of a song, but not a stream that is loaded again', async () => {
    const player = await loggedIn()
    player.queue.setMode('single')
    player.store.playAll(tracks, 0)
    await settle()
    await playOn(player, 4)
    player.engine.setState({ phase: 'error', failure: { kind: 'noStream' } })
    await settle()
    await playOn(player, 4)
    expect(player.told).toHaveLength(1)
    player.engine.endTrack()
    await settle()
    await playOn(player, 4)
    expect(player.told).toHaveLength(2)
  })

  it('does not report a restored track until it plays', async () => {
    const player = await loggedIn({ tracks, index: 1, mode: 'normal', position: 20 })
    await player.store.restore()
    player.system.advance(60_000)
    expect(player.told).toEqual([])
    player.store.toggle()
    player.system.advance(3_000)
    expect(player.told).toEqual([{ id: 2, sourceid: 0, time: 0 }])
  })

  it('does not report without a login', async () => {
    const player = await loggedIn()
    player.backend.answers.loginStatus = () => ok(null)
    await player.session.check()
    player.store.playAll(tracks, 0)
    await settle()
    await playOn(player, 10)
    expect(player.told).toEqual([])
  })

  it('keeps playing without a notice when the report fails', async () => {
    const player = await loggedIn()
    player.backend.answers.scrobble = () => failed({ kind: 'timeout' })
    player.store.playAll(tracks, 0)
    await settle()
    await playOn(player, 5)
    expect(player.shown()).toEqual([])
    expect(player.store.playing).toBe(true)
  })

  it('does not report after the queue is cleared', async () => {
    const player = await loggedIn()
    player.store.playAll([track(1)], 0)
    await settle()
    player.store.removeAt(0)
    player.system.advance(10_000)
    expect(player.told).toEqual([])
  })
})
