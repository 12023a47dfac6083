import { describe, expect, it } from 'vitest'
import type { Quality, Stream } from '../../../src/contract/replies/stream'
import { failed, ok } from '../../../src/contract/result'
import { stream } from '../../support/track'
import { playOn, setUp, tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

const foreign = { phase: 'error', failure: { kind: 'unsupported' } } as const
const gone = { phase: 'error', failure: { kind: 'noStream' } } as const

/** A backend that delivers the requested quality, and a list of the requests. */
function setUpQualities(deliver: (level: Quality) => Partial<Stream> = () => ({})) {
  const player = setUp()
  const asked: Quality[] = []
  player.backend.answers.songUrl = ({ id, level }) => {
    const quality = level as Quality
    asked.push(quality)
    const url = `/media/${id}.${quality}`
    return ok([{ ...stream(Number(id)), url, quality, ...deliver(quality) }])
  }
  return { ...player, asked }
}

describe('FailureRecovery', () => {
  it('lowers the quality step by step while a format does not play, at the same position, and says so', async () => {
    const { store, engine, settings, asked, shown } = setUpQualities()
    settings.set('songLevel', 'hires')
    store.playAll(tracks, 0)
    await settle()
    engine.advanceTo(7)
    for (let round = 0; round < 4; round++) {
      engine.setState(foreign)
      expect(shown()).toEqual(['notice.lowerQuality'])
      await settle()
      expect(engine.calls.at(-1)).toBe('load 1 at 7 and play')
    }
    expect(asked).toEqual(['hires', 'lossless', 'exhigh', 'higher', 'standard'])
    expect(engine.loaded?.quality).toBe('standard')
  })

  it('skips a track that plays in no quality', async () => {
    const { store, engine, settings, shown } = setUpQualities()
    settings.set('songLevel', 'higher')
    store.playAll(tracks, 0)
    await settle()
    engine.setState(foreign)
    await settle()
    engine.setState(foreign)
    await settle()
    await settle()
    expect(shown()).toEqual(['notice.lowerQuality', 'notice.skipped'])
    expect(store.track?.id).toBe(2)
  })

  it('tells of a track that neither browser nor server can play why it is skipped', async () => {
    const { store, backend, shown } = setUp()
    backend.answers.songUrl = ({ id }) => (id === 1 ? ok([]) : ok([stream(Number(id))]))
    store.playAll([{ ...tracks[0]!, unavailable: true, unplayable: true }, tracks[1]!], 0)
    await settle()
    await settle()
    expect(shown()).toEqual(['track.unplayableTip'])
    expect(store.track?.id).toBe(2)
  })

  it('tells of the only track that neither browser nor server can play why it stops', async () => {
    const { store, backend, shown } = setUp()
    backend.answers.songUrl = () => ok([])
    store.playAll([{ ...tracks[0]!, unavailable: true, unplayable: true }], 0)
    await settle()
    await settle()
    expect(shown()).toEqual(['track.unplayableTip'])
  })

  it('starts below the quality that was delivered', async () => {
    const { store, engine, settings, asked } = setUpQualities(() => ({ quality: 'higher' }))
    settings.set('songLevel', 'jymaster')
    store.playAll(tracks, 0)
    await settle()
    engine.setState(foreign)
    await settle()
    expect(asked.slice(0, 2)).toEqual(['jymaster', 'standard'])
  })

  it.each<[string, Partial<Stream>, Partial<Stream>]>([
    ['the same file', { url: '/media/same', quality: null }, { url: '/media/same', quality: null }],
    ['the same quality at another address', { quality: 'lossless' }, { quality: 'lossless' }],
    ['a better one', { quality: 'lossless' }, { quality: 'hires' }],
  ])('never loads %s again after it did not play', async (_name, first, then) => {
    const { store, engine, asked } = setUpQualities((level) => (level === 'exhigh' ? first : then))
    store.playAll(tracks, 0)
    await settle()
    engine.setState(foreign)
    for (let round = 0; round < 9; round++) await settle()
    expect(asked.slice(0, 3)).toEqual(['exhigh', 'higher', 'standard'])
    expect(engine.calls.slice(1)).toEqual(['load 2 at 0 and play'])
  })

  it('does not raise the quality when the address is requested again, but for the next track', async () => {
    const player = setUpQualities()
    const { store, engine, asked } = player
    store.playAll(tracks, 0)
    await settle()
    engine.setState(foreign)
    await settle()
    await playOn(player, 1)
    engine.setState(gone)
    await settle()
    expect(asked).toEqual(['exhigh', 'higher', 'higher'])
    engine.endTrack()
    await settle()
    expect(asked.at(-1)).toBe('exhigh')
  })

  it('uses a quality that was set meanwhile with the next load', async () => {
    const { store, engine, settings, asked } = setUpQualities()
    store.playAll(tracks, 0)
    await settle()
    settings.set('songLevel', 'standard')
    expect(engine.calls).toHaveLength(1)
    engine.setState(gone)
    await settle()
    expect(asked).toEqual(['exhigh', 'standard'])
  })

  it('uses the fallback when a new address breaks too, and then skips', async () => {
    const { store, engine, backend, shown } = setUp()
    backend.answers.match = ({ id }) => ok({ url: `https://elsewhere.test/${id}.mp3` })
    store.playAll(tracks, 0)
    await settle()
    const urls: (string | undefined)[] = []
    for (let round = 0; round < 3; round++) {
      engine.setState(gone)
      await settle()
      urls.push(engine.loaded?.url)
    }
    expect(urls).toEqual(['/media/1.mp3', 'https://elsewhere.test/1.mp3', '/media/2.mp3'])
    expect(shown()).toEqual(['notice.skipped'])
  })

  it('does not use the fallback when it is switched off', async () => {
    const { store, engine, backend, settings } = setUp()
    settings.set('useUnmServer', false)
    let matched = 0
    backend.answers.match = () => {
      matched++
      return failed({ kind: 'noStream' })
    }
    store.playAll(tracks, 0)
    await settle()
    for (let round = 0; round < 2; round++) {
      engine.setState(gone)
      await settle()
    }
    expect([matched, engine.loaded?.trackId]).toEqual([0, 2])
  })

  it('dismisses its lasting notice when the queue is cleared', async () => {
    const { store, engine, shown } = setUp()
    store.playAll(tracks.slice(0, 1), 0)
    await settle()
    engine.setState({ phase: 'error', failure: { kind: 'offline' } })
    expect(shown()).toEqual(['failure.offline'])
    store.removeAt(0)
    expect(shown()).toEqual([])
  })
})
