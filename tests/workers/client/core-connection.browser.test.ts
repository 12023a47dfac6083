import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserSystem } from '../../../src/browser/browser-system'
import { failed, ok } from '../../../src/contract/result'
import { changesChannel } from '../../../src/workers/changes-channel'
import { openCoreConnection } from '../../../src/workers/client/core-connection'
import { WorkerBackend } from '../../../src/workers/client/worker-backend'
import { WorkerUploads } from '../../../src/workers/client/worker-uploads'
import { RpcClient } from '../../../src/workers/rpc/rpc-client'

const started: Worker[] = []
const clients: RpcClient[] = []

/** A backend over the real worker, which is kept in `started`. */
function open(changes: EventTarget = new EventTarget()): WorkerBackend {
  vi.stubGlobal(
    'Worker',
    class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        started.push(this)
      }
    },
  )
  const client = new RpcClient(() => openCoreConnection('mp3-mp3'), browserSystem)
  clients.push(client)
  return new WorkerBackend({
    rpc: client,
    changes,
    language: () => 'en',
    onLoginNeeded: () => {},
    onReachable: () => {},
  })
}

afterEach(() => {
  for (const client of clients.splice(0)) client.dispose()
  started.length = 0
  vi.unstubAllGlobals()
})

/** A picture with one colour on its left and another on its right. */
async function picture(): Promise<string> {
  const canvas = new OffscreenCanvas(60, 60)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'rgb(200, 30, 40)'
  context.fillRect(0, 0, 45, 60)
  context.fillStyle = 'rgb(20, 60, 180)'
  context.fillRect(45, 0, 15, 60)
  return URL.createObjectURL(await canvas.convertToBlob())
}

describe('openCoreConnection', () => {
  it('calls the backend in the worker and returns the decoded reply', async () => {
    expect(await open().call('loginStatus', {})).toEqual(ok(null))
    expect(started).toHaveLength(1)
  })

  it('counts changes of every tab', async () => {
    const channel = new BroadcastChannel(changesChannel)
    const [here, elsewhere] = [open(channel), open(channel)]
    await elsewhere.call('catlist', {})
    expect([here.changeCount, elsewhere.changeCount]).toEqual([0, 0])
    await elsewhere.call('logout', {})
    await expect.poll(() => [here.changeCount, elsewhere.changeCount]).toEqual([1, 1])
    channel.close()
  })

  it('reads the colours of a cover and blurs it in the worker', async () => {
    const url = await picture()
    const result = await open().artwork(url)
    URL.revokeObjectURL(url)
    if (!result.ok) throw new Error(result.failure.kind)
    const [first, second] = result.value.palette
    expect(first?.r).toBeGreaterThan(150)
    expect(second?.b).toBeGreaterThan(120)
    expect(result.value.backdrop).toMatch(/^data:image\/webp;base64,/)
  })

  it('gives empty artwork for a cover that cannot be read', async () => {
    expect(await open().artwork('/api/media/cover/none.jpg')).toEqual(ok({ palette: [], backdrop: null }))
  })

  it('notices that the worker was killed, and starts another for the next call', async () => {
    const backend = open()
    await backend.call('loginStatus', {})
    const pending = backend.artwork('/api/media/cover/none.jpg')
    started[0]?.terminate()
    expect(await pending).toEqual(failed({ kind: 'crashed' }))
    expect(await backend.call('loginStatus', {})).toEqual(ok(null))
    expect(started).toHaveLength(2)
  })

  it('uploads a file from the worker, with its progress and the reason of a refusal', async () => {
    open()
    const [client] = clients
    if (!client) throw new Error('no client')
    const uploads = new WorkerUploads(client, () => 'en')
    const heard: number[] = []
    const file = new File([new Uint8Array(300_000)], 'a.mp3')
    const options = { signal: new AbortController().signal, onProgress: (sent: number) => heard.push(sent) }
    expect(await uploads.send(file, options)).toEqual(failed({ kind: 'loginNeeded' }))
    expect(heard.length).toBeGreaterThan(0)
  })

  it('settles a call at once when it is cancelled', async () => {
    const backend = open()
    const controller = new AbortController()
    const pending = backend.call('banner', {}, { signal: controller.signal })
    controller.abort()
    expect(await pending).toEqual(failed({ kind: 'aborted' }))
    expect(await backend.call('loginStatus', {})).toEqual(ok(null))
  })
})
