import { describe, expect, it } from 'vitest'
import type { Quality } from '../../../src/contract/replies/stream'
import type { Failure } from '../../../src/contract/failure'
import { failed, ok } from '../../../src/contract/result'
import { findStream } from '../../../src/stores/player/find-stream'
import type { StreamRequest } from '../../../src/stores/player/find-stream'
import { FakeBackend } from '../../support/fake-backend'
import { stream, track } from '../../support/track'

const elsewhereUrl = 'https://elsewhere.test/1.mp3'

function setUp() {
  const backend = new FakeBackend()
  const asked: string[] = []
  let level: Quality | undefined
  backend.answers = {
    checkMusic: () => ok(true),
    songUrl: (params) => {
      asked.push('url')
      level = params.level as Quality
      return ok([stream(9), stream(1)])
    },
    match: () => {
      asked.push('match')
      return ok({ url: elsewhereUrl })
    },
  }
  const find = (changes: Partial<StreamRequest> = {}, { signal } = new AbortController()) =>
    findStream({ backend }, { track: track(1), quality: 'higher', fallback: 'ifNeeded', ...changes }, signal)
  return { backend, asked, find, level: () => level }
}

const replaced = { ok: true, value: { replaced: true, stream: { trackId: 1, url: elsewhereUrl } } }

describe('findStream', () => {
  it('returns the stream of the track in the requested quality', async () => {
    const { find, asked, level } = setUp()
    expect(await find()).toEqual(ok({ stream: stream(1), requestedQuality: 'higher', replaced: false }))
    expect(level()).toBe('higher')
    expect(asked).toEqual(['url'])
  })

  it('uses the fallback for a track that may not be played', async () => {
    const { find, backend } = setUp()
    backend.answers.checkMusic = () => ok(false)
    expect(await find()).toMatchObject(replaced)
  })

  it.each<[string, Failure]>([
    ['was refused', { kind: 'code', code: -110, message: null }],
    ['came as something else', { kind: 'malformed', detail: '' }],
    ['does not exist', { kind: 'notFound' }],
  ])('uses the fallback when the address %s', async (_name, failure) => {
    const { find, backend } = setUp()
    backend.answers.songUrl = () => failed(failure)
    expect(await find()).toMatchObject(replaced)
  })

  it('does not wait for a check that hangs', async () => {
    const { find, backend } = setUp()
    backend.answers.checkMusic = () => new Promise(() => {})
    expect(await find()).toMatchObject({ ok: true, value: { replaced: false } })
  })

  it('returns the stream when only the check itself failed', async () => {
    const { find, backend } = setUp()
    backend.answers.checkMusic = () => failed({ kind: 'status', status: 500, message: null })
    expect(await find()).toMatchObject({ ok: true, value: { replaced: false } })
  })

  it.each<[string, Partial<StreamRequest>]>([
    ['when that is switched off', { fallback: 'never' }],
    ['for the listener’s own upload', { track: track(1, { cloud: { fileName: 'a', fileSize: 1 } }) }],
  ])('never uses the fallback %s', async (_name, changes) => {
    const { find, backend, asked } = setUp()
    backend.answers.checkMusic = () => ok(false)
    expect(await find(changes)).toEqual(failed({ kind: 'noStream' }))
    expect(asked).toEqual(['url'])
  })

  it.each<Failure>([
    { kind: 'offline' },
    { kind: 'timeout' },
    { kind: 'status', status: 503, message: null },
  ])('does not treat a lost connection as a missing track: $kind', async (failure) => {
    const { find, backend, asked } = setUp()
    backend.answers.songUrl = () => failed(failure)
    expect(await find()).toEqual(failed(failure))
    expect(asked).toEqual([])
  })

  it('returns the backend’s own failure when the fallback fails too', async () => {
    const { find, backend } = setUp()
    backend.answers.songUrl = () => ok([])
    backend.answers.match = () => failed({ kind: 'code', code: 500, message: '匹配失败' })
    expect(await find()).toEqual(failed({ kind: 'noStream' }))
  })

  it('requests only the fallback when the backend’s own stream broke', async () => {
    const { find, asked } = setUp()
    expect(await find({ fallback: 'only' })).toMatchObject(replaced)
    expect(asked).toEqual(['match'])
  })

  it('requests nothing more after it is aborted', async () => {
    const { find, backend, asked } = setUp()
    const wanted = new AbortController()
    backend.answers.songUrl = () => {
      wanted.abort()
      return ok([])
    }
    expect((await find({}, wanted)).ok).toBe(false)
    expect(asked).toEqual([])
  })

  it.each(['songUrl', 'match'] as const)('returns an exception of %s as a failure', async (name) => {
    const { find, backend } = setUp()
    backend.answers.checkMusic = () => ok(false)
    backend.answers[name] = () => {
      throw new Error('broken')
    }
    expect(await find()).toMatchObject({ ok: false, failure: { kind: 'malformed' } })
  })
})
