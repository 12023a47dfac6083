import { getRequestListener } from '@hono/node-server'
import { expect, it } from 'vitest'
import { createProxy } from '../../../../server/http/proxy/proxy'
import { flacFile } from '../../../support/server/flac-file'
import { jsonOf } from '../../../support/server/json-of'
import { listening } from '../../../support/server/listening'
import { musicFolder, scannedBackend, songsOf } from '../../../support/server/music-folder'

it('createProxy plays from a Melisma server behind Melisma', async () => {
  const backend = await scannedBackend(musicFolder({ 'a.flac': flacFile() }))
  const [song] = await songsOf(backend)
  const answer = getRequestListener((request) => backend.fetch(request))
  const inner = await listening((request, response) => void answer(request, response))
  const proxy = createProxy(`${inner}/api`)
  const ask = (path: string, init?: RequestInit) => proxy(new Request(`http://127.0.0.1:7300${path}`, init))
  const urls = await jsonOf<{ data: { url: string }[] }>(await ask(`/api/song/url/v1?id=${song!.id}`))
  const response = await ask(urls.data[0]!.url, { headers: { Range: 'bytes=0-3' } })
  expect([response.status, await response.text()]).toEqual([206, 'fLaC'])
  const cover = await ask(`${song!.al.picUrl}?param=50y50`)
  expect([cover.status, cover.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

it('createProxy makes nobody the operator of the Melisma server behind it', async () => {
  const backend = await scannedBackend(musicFolder({}))
  const answer = getRequestListener((request, { incoming }) =>
    backend.fetch(request, incoming.socket.remoteAddress),
  )
  const inner = await listening((request, response) => void answer(request, response))
  expect((await fetch(`${inner}/api/local/inbox`)).status).toBe(200)
  const proxy = createProxy(`${inner}/api`)
  expect((await proxy(new Request('http://192.168.0.5:7300/api/local/inbox'))).status).toBe(403)
})
