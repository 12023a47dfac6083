import { afterEach, describe, expect, it } from 'vitest'
import { diagnoseStream } from '../../../src/audio/decks/diagnose-stream'
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

function diagnose(cause: BreakCause = 'error', signal = new AbortController().signal) {
  return diagnoseStream(url, cause, signal)
}

describe('diagnoseStream', () => {
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
  ])('reads an answer %d of %s', async (status, type, failure) => {
    answer(status, type)
    expect(await diagnose()).toEqual({ failure, reroute: false })
  })

  it('finds an empty file malformed', async () => {
    answer(200, 'audio/mpeg', null)
    expect((await diagnose()).failure).toEqual({ kind: 'malformed', detail: 'empty audio file' })
  })

  it('blames time when a good stream has stalled', async () => {
    answer(206, 'audio/mpeg')
    expect((await diagnose('stall')).failure).toEqual({ kind: 'timeout' })
  })

  it('asks for two bytes only', async () => {
    const asked: (RequestInit | undefined)[] = []
    window.fetch = async (_url, init) => {
      asked.push(init)
      return new Response('ID', { status: 206, headers: { 'content-type': 'audio/mpeg' } })
    }
    await diagnose()
    expect(asked).toMatchObject([{ headers: { Range: 'bytes=0-1' }, mode: 'cors' }])
    expect(asked[0]?.signal?.aborted).toBe(true)
  })

  it('knows a browser that is offline without asking', async () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    window.fetch = () => Promise.reject(new Error('not to be called'))
    expect((await diagnose()).failure).toEqual({ kind: 'offline' })
  })

  it('takes a host that answers nobody for offline', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await diagnose()).toEqual({ failure: { kind: 'offline' }, reroute: false })
  })

  it('sends round the graph what answers only without CORS', async () => {
    window.fetch = (_url, init) =>
      init?.mode === 'no-cors' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('CORS'))
    expect((await diagnose()).reroute).toBe(true)
  })

  it('settles when it is no longer wanted', async () => {
    const aborter = new AbortController()
    window.fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      )
    const diagnosis = diagnose('error', aborter.signal)
    aborter.abort()
    expect((await diagnosis).failure).toEqual({ kind: 'aborted' })
  })
})
