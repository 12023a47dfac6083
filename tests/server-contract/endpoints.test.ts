import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/contract/endpoint'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { failed } from '../../src/contract/result'
import { onceForFile } from '../support/server/after-tests'
import { createContractBackend, trackNamed, type EndpointCases } from './contract-backend'
import { accountCases } from './walks/account'
import { artistCases } from './walks/artist'
import { chartCases } from './walks/chart'
import { cloudCases } from './walks/cloud'
import { collectionCases } from './walks/collection'
import { commentCases } from './walks/comment'
import { discoveryCases } from './walks/discovery'
import { libraryCases } from './walks/library'
import { playlistCases } from './walks/playlist'
import { radioCases } from './walks/radio'
import { searchCases } from './walks/search'
import { songCases } from './walks/song'
import { videoCases } from './walks/video'

/** An endpoint without its case is a type error. */
const walks: EndpointCases<EndpointName> = {
  ...accountCases,
  ...artistCases,
  ...chartCases,
  ...cloudCases,
  ...collectionCases,
  ...commentCases,
  ...discoveryCases,
  ...libraryCases,
  ...playlistCases,
  ...radioCases,
  ...searchCases,
  ...songCases,
  ...videoCases,
}

const rows: [string, Endpoint][] = Object.entries(endpoints)

/** Endpoints whose case changes nothing, so that all of them share one library. */
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
  'songFiles',
  'checkMusic',
  'lyric',
  'mvDetailInfo',
  'simiMv',
  'videoDetail',
  'relatedVideos',
  'libraryReport',
  'libraryProblems',
  'libraryDoubles',
  'librarySongs',
  'libraryAlbums',
  'libraryArtists',
  'libraryGroups',
])

describe('endpoint table', () => {
  const untouched = onceForFile(createContractBackend)

  it.each(Object.entries(walks))(
    '%s is answered by the server and decoded by the client',
    async (name, walk) => walk(await (reading.has(name) ? untouched() : createContractBackend())),
  )

  it.each(rows.filter(([, { params }]) => Object.values(params).includes('required')))(
    '%s without its required parameters is not found',
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

  it('gives stream URLs that can be played', async () => {
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
