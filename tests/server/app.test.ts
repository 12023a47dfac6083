import { expect, it } from 'vitest'
import { musicFolder, scannedBackend } from '../support/server/music-folder'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A POST whose body breaks off; with `gone`, because the client has closed the connection. */
const brokenOff = (gone: boolean) => {
  const caller = new AbortController()
  const body = new ReadableStream({
    pull(controller) {
      if (gone) caller.abort()
      controller.error(new Error('broken off'))
    },
  })
  return { method: 'POST', headers: form, body, duplex: 'half', signal: caller.signal } as RequestInit
}

it('logs a fault, but not a client that closed the connection', async () => {
  const backend = await scannedBackend(musicFolder({}))
  const faults = () => backend.lines.filter((line) => line.includes('failed'))
  expect((await backend.request('/banner', brokenOff(true))).status).toBe(500)
  expect(faults()).toEqual([])
  expect((await backend.request('/banner', brokenOff(false))).status).toBe(500)
  expect(faults()).toEqual([expect.stringMatching(/^POST \/api\/banner failed: Error: broken off/)])
})

it('says in every reply of an endpoint that it has a library of its own', async () => {
  const backend = await scannedBackend(musicFolder({}))
  for (const path of ['/login/status', '/banner', '/likelist', '/playlist/detail'])
    expect((await backend.request(path)).headers.get('X-Own-Library')).toBe('1')
})
