import { describe, expect, it, onTestFinished } from 'vitest'
import { createDownloads } from '../../src/browser/downloads'
import { failed, ok } from '../../src/contract/result'
import { ManualSystem } from '../support/manual-system'

const part = new Uint8Array(10).fill(7)

/** Records the names of the files that the page lets the browser save. */
function watchSaves() {
  const saved: string[] = []
  const onClick = (event: Event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    saved.push(event.target.download)
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function press(this: HTMLAnchorElement) {
    this.addEventListener('click', onClick, { once: true })
    click.call(this)
  }
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return saved
}

function bodyOf(parts: Uint8Array<ArrayBuffer>[]): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (const piece of parts) controller.enqueue(piece)
      controller.close()
    },
  })
}

const answering =
  (answer: () => Response): typeof fetch =>
  async () =>
    answer()

const asking = (signal = new AbortController().signal) => {
  const steps: [number, number | null][] = []
  return {
    steps,
    options: { signal, onProgress: (...step: [number, number | null]) => void steps.push(step) },
  }
}

describe('createDownloads', () => {
  it('reports progress and saves the file under its name', async () => {
    const saved = watchSaves()
    const { steps, options } = asking()
    const reply = () => new Response(bodyOf([part, part]), { headers: { 'content-length': '20' } })
    const system = new ManualSystem()
    expect(await createDownloads(system, answering(reply)).save('/a', 'a.mp3', options)).toEqual(ok(null))
    expect([steps.at(-1), saved, system.pendingTimers]).toEqual([[20, 20], ['a.mp3'], 1])
  })

  it('saves a text under its name', () => {
    const saved = watchSaves()
    createDownloads(new ManualSystem()).saveText('#EXTM3U\n', 'a.m3u8')
    expect(saved).toEqual(['a.m3u8'])
  })

  it('reports no total for a compressed reply', async () => {
    watchSaves()
    const { steps, options } = asking()
    const headers = { 'content-length': '5', 'content-encoding': 'gzip' }
    const reply = () => new Response(bodyOf([part]), { headers })
    await createDownloads(new ManualSystem(), answering(reply)).save('/a', 'a', options)
    expect(steps.at(-1)).toEqual([10, null])
  })

  it('saves nothing after an error status, an empty file or a lost connection', async () => {
    const saved = watchSaves()
    const system = new ManualSystem()
    const save = (answer: () => Response) =>
      createDownloads(system, answering(answer)).save('/a', 'a', asking().options)
    expect(await save(() => new Response('no', { status: 403 }))).toMatchObject({
      failure: { kind: 'status' },
    })
    expect(await save(() => new Response(bodyOf([])))).toEqual(failed({ kind: 'noStream' }))
    const lost = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await save(lost)).toEqual(failed({ kind: 'offline' }))
    expect([saved, system.pendingTimers]).toEqual([[], 0])
  })

  it('ends when aborted, and when nothing is received for 30 seconds', async () => {
    const saved = watchSaves()
    const stalling: typeof fetch = (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      })
    const system = new ManualSystem()
    const downloads = createDownloads(system, stalling)
    const ending = new AbortController()
    const ended = downloads.save('/a', 'a', asking(ending.signal).options)
    ending.abort()
    expect(await ended).toEqual(failed({ kind: 'aborted' }))
    const stalled = downloads.save('/a', 'a', asking().options)
    system.advance(30_000)
    expect(await stalled).toEqual(failed({ kind: 'timeout' }))
    expect(saved).toEqual([])
  })
})
