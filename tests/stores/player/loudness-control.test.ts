import { describe, expect, it } from 'vitest'
import type { StreamLoudness } from '../../../src/contract/replies/stream'
import { failed, ok } from '../../../src/contract/result'
import { playOn, rest, setUp } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'
import { stream, track } from '../../support/track'

const known: StreamLoudness = {
  track: { gain: -6, peak: 1 },
  album: { gain: -12, peak: 1 },
  unmeasured: false,
}
const unmeasured: StreamLoudness = { track: null, album: null, unmeasured: true }

const tracks = [1, 2, 3].map((id) => track(id))

/** A player whose backend tells the same loudness of every track. */
function withLoudness(loudness: StreamLoudness) {
  const player = setUp()
  player.backend.answers.songUrl = ({ id }) => ok([{ ...stream(Number(id)), loudness }])
  const dB = () => Math.round(20 * Math.log10(player.engine.loudness.gain))
  const nextDb = () => Math.round(20 * Math.log10(player.engine.preparedLoudness.gain))
  return { ...player, dB, nextDb }
}

describe('LoudnessControl', () => {
  it('leaves every track as it is at first', async () => {
    const { store, dB, engine } = withLoudness(known)
    store.playAll(tracks, 0)
    await settle()
    expect([dB(), engine.loudness.measured]).toEqual([0, false])
  })

  it('plays each track with its gain, or with that of the album that is in play', async () => {
    const player = withLoudness(known)
    const { store, settings, dB } = player
    settings.set('loudness', 'track')
    store.playAll(tracks, 0)
    await settle()
    expect(dB()).toBe(-6)
    settings.set('loudness', 'album')
    expect(dB()).toBe(-12)
    store.playAll([track(4, { album: { id: 9, name: '', picUrl: null } }), track(5)], 0)
    await settle()
    await playOn(player, 1)
    expect(dB()).toBe(-6)
  })

  it('gives the next track its gain in advance, and another one when the setting changes', async () => {
    const player = withLoudness(known)
    player.settings.set('loudness', 'track')
    player.store.playAll(tracks, 0)
    await settle()
    await playOn(player, 4)
    expect(player.engine.prepared?.trackId).toBe(2)
    expect(player.nextDb()).toBe(-6)
    player.settings.set('loudness', 'off')
    expect([player.dB(), player.nextDb()]).toEqual([0, 0])
    expect(player.engine.prepared?.trackId).toBe(2)
  })

  it('measures what the backend has not measured, and sends the result once', async () => {
    const { store, settings, engine, backend } = withLoudness(unmeasured)
    const sent: unknown[] = []
    backend.answers.songLoudness = (params) => {
      sent.push(params)
      return ok(null)
    }
    settings.set('loudness', 'track')
    store.playAll(tracks, 0)
    await settle()
    expect(engine.loudness).toEqual({ gain: 1, measured: true })
    engine.reportMeasured(1, { loudness: -13.456789, peak: 0.98765432 })
    await settle()
    expect(sent).toEqual([{ id: 1, loudness: -13.46, peak: 0.98765 }])
  })

  it('uses at once what it has measured, even of a stream that was found before, and measures it once', async () => {
    const player = withLoudness(unmeasured)
    const { store, settings, engine, backend, dB } = player
    let sent = 0
    backend.answers.songLoudness = () => {
      sent++
      return ok(null)
    }
    settings.set('loudness', 'track')
    store.playAll(tracks, 0)
    await rest(player)
    for (const id of [1, 1]) engine.reportMeasured(id, { loudness: -12, peak: 1 })
    store.playAll(tracks, 0)
    await rest(player)
    expect([dB(), engine.loudness.measured, sent]).toEqual([-6, false, 1])
    backend.answers.songUrl = () => ok([])
    backend.answers.match = () => ok({ url: '/other.mp3' })
    store.playAll(tracks, 0)
    await rest(player)
    expect(dB()).toBe(0)
  })

  it('measures nothing that is switched off, a preview, or another recording', async () => {
    const player = withLoudness(unmeasured)
    const { store, settings, engine, backend } = player
    const play = async () => {
      store.playOne(track(9))
      await rest(player)
      return engine.loudness.measured
    }
    expect(await play()).toBe(false)
    settings.set('loudness', 'track')
    expect(await play()).toBe(true)
    const preview = { start: 0, end: 30 }
    backend.answers.songUrl = () => ok([{ ...stream(9), loudness: unmeasured, preview }])
    expect(await play()).toBe(false)
    backend.answers.songUrl = () => ok([])
    backend.answers.match = () => ok({ url: '/other.mp3' })
    expect(await play()).toBe(false)
  })

  it('does not ask a backend again that keeps no measurements', async () => {
    const player = withLoudness(unmeasured)
    const { store, settings, engine, backend } = player
    let asked = 0
    backend.answers.songLoudness = () => {
      asked++
      return failed({ kind: 'notFound' })
    }
    settings.set('loudness', 'track')
    store.playAll(tracks, 0)
    await settle()
    engine.reportMeasured(1, { loudness: -13, peak: 1 })
    await settle()
    engine.reportMeasured(2, { loudness: -13, peak: 1 })
    store.next()
    await rest(player)
    expect(asked).toBe(1)
    expect(engine.loudness.measured).toBe(false)
  })

  it('measures on after a connection was lost', async () => {
    const { store, settings, engine, backend } = withLoudness(unmeasured)
    let asked = 0
    backend.answers.songLoudness = () => {
      asked++
      return failed({ kind: 'offline' })
    }
    settings.set('loudness', 'album')
    store.playAll(tracks, 0)
    await settle()
    engine.reportMeasured(1, { loudness: -13, peak: 1 })
    await settle()
    engine.reportMeasured(2, { loudness: -13, peak: 1 })
    expect(asked).toBe(2)
  })
})
