import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'

const rows: Record<string, Endpoint> = endpoints

describe('endpoints', () => {
  it.each([
    ['personalized', '/personalized', { limit: 10 }],
    ['topPlaylist', '/top/playlist', { limit: 30, offset: 0 }],
    ['topPlaylistHighquality', '/top/playlist/highquality', { limit: 30 }],
    ['albumSublist', '/album/sublist', { limit: 30, offset: 0 }],
    ['userPlaylist', '/user/playlist', { limit: 30, offset: 0 }],
    ['userCloud', '/user/cloud', { limit: 30, offset: 0 }],
    ['cloudsearch', '/cloudsearch', { limit: 30, offset: 0, type: 1 }],
    ['songUrl', '/song/url/v1', { level: 'exhigh' }],
    ['songDownloadUrl', '/song/download/url', { br: 999_000 }],
    ['match', '/match', { server: 'kuwo,qq,pyncmd,kugou' }],
    ['dailySignin', '/daily_signin', { type: 0 }],
  ] satisfies [EndpointName, string, object][])(
    'has the defaults of the specification for %s',
    (name, path, defaults) => {
      const row = rows[name]
      expect(row?.path).toBe(path)
      expect(row?.params).toMatchObject(defaults)
    },
  )

  it('sends uploads, measurements and the start of a scan with POST, and requests the public view of playlists', () => {
    const posted = Object.entries(rows).filter(([, { method }]) => method === 'POST')
    expect(posted.map(([name]) => name).toSorted()).toEqual(['cloudUpload', 'libraryScan', 'songLoudness'])
    expect(endpoints.playlistDetail.anonymous).toBe(true)
  })
})
