import { afterEach, describe, expect, it } from 'vitest'
import { StreamProbe } from '../../../src/audio/decks/stream-probe'
import type { BreakCause } from '../../../src/domain/playback/playback-effect'

const { fetch } = window
const url = 'https://media.test/track.mp3'

afterEach(() => {
  window.fetch = fetch
  Reflect.deleteProperty(navigator, 'onLine')
})

function answer(status: number, type: string, body: string | null = 'ID3'): void {
  window.fetch = async () => new Response(body, { status, headers: { 'content-type': type } })
}

/** Answers only requests without CORS. */
function answerWithoutCors(): void {
  window.fetch = (_url, init) =>
    init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('CORS'))
}

function diagnose(cause: BreakCause = 'error') {
  return new StreamProbe().diagnose(url, cause, 'graph')
}

describe('StreamProbe', () => {
  it.each([
    [403, 'text/html', { kind: 'noStream' }],
    [404, 'audio/mpeg', { kind: 'noStream' }],
    [410, 'audio/mpeg', { kind: 'noStream' }],
    [429, 'application/json', { kind: 'status', status: 429, message: null }],
    [500, 'text/html', { kind: 'status', status: 500, message: null }],
    [200, 'text/html; charset=utf-8', { kind: 'malformed', detail: 'text/html instead of audio' }],
    [200, 'application/json', { kind: 'malformed', detail: 'application/json instead of audio' }],
    [206, 'audio/mpeg', { kind: 'malformed', detail: 'undecodable audio/mpeg' }],
    [206, 'audio/x-of-the-future', { kind: 'unsupported' }],
    [206, 'application/octet-stream', { kind: 'malformed', detail: 'undecodable application/octet-stream' }],
  ])('judges a reply %d of %s', async (status, type, failure) => {
    answer(status, type)
    expect(await diagnose()).toEqual({ failure, reroute: false })
  })

  it('reports an empty file as malformed', async () => {
    answer(200, 'audio/mpeg', null)
    expect((await diagnose())?.failure).toEqual({ kind: 'malformed', detail: 'empty audio file' })
  })

  it('reports a timeout when a good stream has stalled', async () => {
    answer(206, 'audio/mpeg')
    expect((await diagnose('stall'))?.failure).toEqual({ kind: 'timeout' })
  })

  it('requests only two bytes', async () => {
    const asked: (RequestInit | undefined)[] = []
    window.fetch = async (_url, init) => {
      asked.push(init)
      return new Response('ID', { status: 206, headers: { 'content-type': 'audio/mpeg' } })
    }
    await diagnose()
    expect(asked).toMatchObject([{ headers: { Range: 'bytes=0-1' }, mode: 'cors' }])
    expect(asked[0]?.signal?.aborted).toBe(true)
  })

  it('reports an offline browser without a request', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.fetch = () => Promise.reject(new Error('not to be called'))
    expect((await diagnose())?.failure).toEqual({ kind: 'offline' })
  })

  it('reports a host that does not answer as offline', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await diagnose()).toEqual({ failure: { kind: 'offline' }, reroute: false })
  })

  it('reroutes what is only answered without CORS, unless it was played outside the graph already', async () => {
    answerWithoutCors()
    expect(await diagnose()).toEqual({ failure: { kind: 'unsupported' }, reroute: true })
    const plain = new StreamProbe()
    expect((await plain.diagnose(url, 'error', 'plain'))?.reroute).toBe(false)
    expect(plain.isPlainHost(url)).toBe(false)
  })

  it('remembers the host of a rerouted stream for all its addresses', async () => {
    answerWithoutCors()
    const probe = new StreamProbe()
    await probe.diagnose('https://media.test/a.mp3', 'error', 'graph')
    expect(probe.isPlainHost('https://media.test/b.mp3?token=1')).toBe(true)
    expect(probe.isPlainHost('https://other.test/a.mp3')).toBe(false)
    expect(probe.isPlainHost('http://media.test/a.mp3')).toBe(false)
  })

  it('does not remember its own origin, whose addresses may redirect', async () => {
    answerWithoutCors()
    const probe = new StreamProbe()
    await probe.diagnose('/api/stream?id=1', 'error', 'graph')
    expect(probe.isPlainHost('/api/stream?id=1')).toBe(false)
  })

  it('accepts an invalid address', async () => {
    answerWithoutCors()
    const probe = new StreamProbe()
    await probe.diagnose('http://', 'error', 'graph')
    expect(probe.isPlainHost('/fine')).toBe(false)
  })

  it('resolves to null when it is cancelled', async () => {
    window.fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    const probe = new StreamProbe()
    const diagnosis = probe.diagnose(url, 'error', 'graph')
    probe.cancel()
    expect(await diagnosis).toBeNull()
  })
})
