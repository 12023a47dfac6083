import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../../src/domain/endpoint'
import { endpoints, type EndpointName } from '../../src/domain/endpoints'
import { failed } from '../../src/domain/result'
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

describe('endpoint table', () => {
  it.each(Object.entries(walks))('%s is answered by the server and read by the client', async (_name, walk) =>
    walk(await contractBackend()),
  )

  it.each(rows.filter(([, { params }]) => Object.values(params).includes('required')))(
    '%s without its parameters is told apart from a fault',
    async (name) => {
      const { ask } = await contractBackend()
      expect(await ask(name as EndpointName, {} as never)).toEqual(failed({ kind: 'notFound' }))
    },
  )

  it.each(rows.filter(([, { login }]) => login))('%s asks a visitor to log in', async (name, { params }) => {
    const { ask } = await contractBackend()
    const given = Object.fromEntries(Object.keys(params).map((param) => [param, 1]))
    expect(await ask(name as EndpointName, given as never, 'visitor')).toEqual(
      failed({ kind: 'loginNeeded' }),
    )
  })

  it('plays from the very address that it gives', async () => {
    const contract = await contractBackend()
    const track = await trackNamed(contract, '月光')
    const [stream] = await contract.reply('songUrl', { id: track.id })
    const response = await contract.backend.fetch(
      new Request(`http://127.0.0.1${stream?.url}`, { headers: { Range: 'bytes=0-3' } }),
    )
    expect(response.status).toBe(206)
    expect(await response.text()).toBe('fLaC')
  })
})
