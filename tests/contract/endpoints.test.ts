import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/domain/endpoint'
import { endpoints, type EndpointName } from '../../src/domain/endpoints'
import { failed } from '../../src/domain/result'
import { shared } from '../server/support/when-over'
import { contractBackend, trackNamed, type Walk } from './contract-backend'
import { accountWalk } from './walks/account'
import { artistWalk } from './walks/artist'
import { chartWalk } from './walks/chart'
import { cloudWalk } from './walks/cloud'
import { collectionWalk } from './walks/collection'
import { commentWalk } from './walks/comment'
import { discoveryWalk } from './walks/discovery'
import { playlistWalk } from './walks/playlist'
import { radioWalk } from './walks/radio'
import { searchWalk } from './walks/search'
import { songWalk } from './walks/song'
import { videoWalk } from './walks/video'

/** A row without its walk is a type error. */
const walks: Walk<EndpointName> = {
  ...accountWalk,
  ...artistWalk,
  ...chartWalk,
  ...cloudWalk,
  ...collectionWalk,
  ...commentWalk,
  ...discoveryWalk,
  ...playlistWalk,
  ...radioWalk,
  ...searchWalk,
  ...songWalk,
  ...videoWalk,
}

const rows: [string, Endpoint][] = Object.entries(endpoints)

/** Rows whose walk leaves everything as it was, so that one library does for all of them. */
const reading: ReadonlySet<string> = new Set<EndpointName>([
  'banner',
  'personalized',
  'personalizedNewsong',
  'personalizedMv',
  'personalizedDjprogram',
  'personalizedPrivatecontent',
  'albumNewest',
  'albumNew',
  'topArtists',
  'artistList',
  'toplist',
  'catlist',
  'highqualityTags',
  'topPlaylist',
  'topPlaylistHighquality',
  'playlistDetail',
  'playlistTracks',
  'simiPlaylist',
  'simiSong',
  'simiArtist',
  'album',
  'artistDetail',
  'artistTop',
  'artistSongs',
  'artistAlbums',
  'artistMvs',
  'artistDesc',
  'songDetail',
  'songUrl',
  'songDownloadUrl',
  'songQualities',
  'checkMusic',
  'lyric',
  'mvDetailInfo',
  'simiMv',
  'videoDetail',
  'relatedVideos',
])

describe('endpoint table', () => {
  const untouched = shared(contractBackend)

  it.each(Object.entries(walks))('%s is answered by the server and read by the client', async (name, walk) =>
    walk(await (reading.has(name) ? untouched() : contractBackend())),
  )

  it.each(rows.filter(([, { params }]) => Object.values(params).includes('required')))(
    '%s without its parameters is told apart from a fault',
    async (name) => {
      const { ask } = await untouched()
      expect(await ask(name as EndpointName, {} as never)).toEqual(failed({ kind: 'notFound' }))
    },
  )

  it.each(rows.filter(([, { login }]) => login))('%s asks a visitor to log in', async (name, { params }) => {
    const { ask } = await untouched()
    const given = Object.fromEntries(Object.keys(params).map((param) => [param, 1]))
    expect(await ask(name as EndpointName, given as never, 'visitor')).toEqual(
      failed({ kind: 'loginNeeded' }),
    )
  })

  it('plays from the very address that it gives', async () => {
    const contract = await untouched()
    const track = await trackNamed(contract, '月光')
    const [stream] = await contract.reply('songUrl', { id: track.id })
    const response = await contract.backend.fetch(
      new Request(`http://127.0.0.1${stream?.url}`, { headers: { Range: 'bytes=0-3' } }),
    )
    expect(response.status).toBe(206)
    expect(await response.text()).toBe('fLaC')
  })
})
