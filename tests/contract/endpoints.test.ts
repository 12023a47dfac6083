import { beforeEach, describe, expect, it } from 'vitest'
import { endpoints } from '../../src/domain/endpoints'
import type { EndpointName, EndpointParams, EndpointReplies } from '../../src/domain/endpoints'
import { failed } from '../../src/domain/result'
import { ReplyCache } from '../../src/workers/core/reply-cache'
import type { EndpointCall } from '../../src/workers/rpc/tasks'
import { createCallEndpoint } from '../../src/workers/core/tasks/call-endpoint'
import { flacFile } from '../server/support/flac-file'
import { mp3File } from '../server/support/mp3-file'
import { musicFolder, scannedBackend } from '../server/support/music-folder'
import type { Asker } from '../server/support/music-folder'

const never = new AbortController().signal
let backend: Asker

beforeEach(async () => {
  const tags = ['ARTIST=星野澄', 'ALBUM=潮汐', 'GENRE=Pop', 'DATE=2024']
  const folder = musicFolder({
    '潮汐/01 月光.flac': flacFile({ comments: ['TITLE=月光', ...tags], seconds: 1.5 }),
    '潮汐/01 月光.lrc': '[00:00.50]月光落在窗台上\n',
    '潮汐/01 月光.tlyric.lrc': '[00:00.50]Moonlight on the sill\n',
    '潮汐/01 月光.yrc': '[500,800](500,400,0)月(900,400,0)光\n',
    '潮汐/02 归航.mp3': mp3File({ frames: { TIT2: '归航', TPE1: '星野澄', TALB: '潮汐' }, seed: 2 }),
  })
  backend = await scannedBackend(folder)
})

/** A call as the client makes it, answered by the real server and read by the real decoder. */
async function ask<N extends EndpointName>(name: N, params: EndpointParams<N>) {
  const call = createCallEndpoint(
    async (address, init) => backend.fetch(new Request(`http://127.0.0.1${address}`, init)),
    new ReplyCache(() => 0),
  )
  return call({ name, params } as EndpointCall, never)
}

async function reply<N extends EndpointName>(
  name: N,
  params: EndpointParams<N>,
): Promise<EndpointReplies[N]> {
  const result = await ask(name, params)
  if (!result.ok) throw new Error(`${name}: ${JSON.stringify(result.failure)}`)
  return result.value as EndpointReplies[N]
}

async function firstPlaylist() {
  const [playlist] = await reply('personalized', { limit: 30 })
  if (!playlist) throw new Error('there is no playlist')
  return playlist.id
}

async function trackNamed(name: string) {
  const { tracks } = await reply('playlistTracks', { id: await firstPlaylist(), limit: 100 })
  const track = tracks.find((one) => one.name === name)
  if (!track) throw new Error(`${name} is not there`)
  return track
}

/** One honest call for each row; a row without one is a type error. */
const walk: { [N in EndpointName]: () => Promise<void> } = {
  banner: async () => {
    const banners = await reply('banner', {})
    expect(banners[0]).toMatchObject({ imageUrl: expect.stringMatching(/^\/api\/media\/banner\//) })
    expect(banners.map(({ target }) => target.kind)).toContain('album')
  },
  personalized: async () => {
    const playlists = await reply('personalized', { limit: 30 })
    expect(playlists.length).toBeGreaterThan(0)
    for (const { trackCount, cover } of playlists) {
      expect(trackCount).toBeGreaterThan(0)
      expect(cover).toMatch(/^\/api\/media\/cover\/.*\.jpg$/)
    }
    expect(await reply('personalized', { limit: 1 })).toHaveLength(1)
  },
  albumNewest: async () => {
    expect(await reply('albumNewest', {})).toMatchObject([
      { name: '潮汐', artists: [{ name: '星野澄' }], trackCount: 2 },
    ])
  },
  album: async () => {
    const [album] = await reply('albumNewest', {})
    const detail = await reply('album', { id: album?.id ?? 0 })
    expect(detail.album).toMatchObject({ id: album?.id, name: '潮汐' })
    expect(detail.tracks.map(({ name }) => name)).toEqual(['月光', '归航'])
  },
  playlistDetail: async () => {
    const id = await firstPlaylist()
    expect(await reply('playlistDetail', { id })).toMatchObject({ id, trackCount: 2 })
  },
  playlistTracks: async () => {
    const id = await firstPlaylist()
    const all = await reply('playlistTracks', { id })
    expect(all).toMatchObject({ received: 2, tracks: [{ id: expect.any(Number) }, {}] })
    expect(await reply('playlistTracks', { id, limit: 1, offset: 1 })).toEqual({
      received: 1,
      tracks: all.tracks.slice(1),
    })
  },
  songDetail: async () => {
    const track = await trackNamed('月光')
    expect(await reply('songDetail', { ids: `${track.id},999999999` })).toEqual([track])
    expect(track).toMatchObject({ album: { name: '潮汐' }, duration: 1.5, fee: 0, mv: null })
  },
  songUrl: async () => {
    const flac = await trackNamed('月光')
    const mp3 = await trackNamed('归航')
    const streams = await reply('songUrl', { id: `${flac.id},${mp3.id}` })
    const byId = new Map(streams.map((stream) => [stream.trackId, stream]))
    expect(byId.get(flac.id)).toMatchObject({ type: 'flac', quality: 'lossless', preview: null })
    expect(byId.get(mp3.id)).toMatchObject({ type: 'mp3', quality: 'standard', preview: null })
    expect(await reply('songUrl', { id: 999_999_999 })).toEqual([])
  },
  checkMusic: async () => {
    expect(await reply('checkMusic', { id: (await trackNamed('月光')).id })).toBe(true)
    expect(await reply('checkMusic', { id: 999_999_999 })).toBe(false)
  },
  lyric: async () => {
    const texts = await reply('lyric', { id: (await trackNamed('月光')).id })
    expect(texts).toMatchObject({
      lrc: expect.stringContaining('月光落在窗台上'),
      tlyric: expect.stringContaining('Moonlight'),
      yrc: expect.stringContaining('(500,400,0)月'),
      romalrc: '',
    })
    expect((await reply('lyric', { id: (await trackNamed('归航')).id })).lrc).toBe('')
  },
  hotSearches: async () => {
    const rows = await reply('hotSearches', {})
    expect(rows.length).toBeGreaterThan(0)
    expect(rows[0]?.badge).toBe('hot')
  },
  loginStatus: async () => {
    expect(await reply('loginStatus', {})).toBeNull()
  },
}

describe('endpoint table', () => {
  it.each(Object.entries(walk))('%s is answered by the server and read by the client', (_name, run) => run())

  it.each(
    Object.entries(endpoints).filter(([, { params }]) => Object.values<unknown>(params).includes('required')),
  )('%s without its parameters is told apart from a fault', async (name) => {
    expect(await ask(name as EndpointName, {} as never)).toEqual(failed({ kind: 'notFound' }))
  })

  it('plays from the very address that it gives', async () => {
    const track = await trackNamed('月光')
    const [stream] = await reply('songUrl', { id: track.id })
    const response = await backend.fetch(
      new Request(`http://127.0.0.1${stream?.url}`, { headers: { Range: 'bytes=0-3' } }),
    )
    expect(response.status).toBe(206)
    expect(await response.text()).toBe('fLaC')
  })
})
