import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserSystem } from '../../src/browser-system'
import { WorkerFrames } from '../../src/workers/client/worker-frames'
import { openCoreConnection } from '../../src/workers/client/core-connection'
import { RpcClient } from '../../src/workers/rpc/rpc-client'
import { undo, undoAll } from '../support/undo'

afterEach(() => {
  vi.restoreAllMocks()
  undoAll()
})

/** The meter over the real worker; `asked` counts the tasks that it gave it. */
function setUp() {
  const rpc = new RpcClient(openCoreConnection, browserSystem)
  undo.push(() => rpc.dispose())
  return { frames: new WorkerFrames(rpc), asked: vi.spyOn(rpc, 'run') }
}

const never = () => new AbortController().signal

describe('WorkerFrames', () => {
  it('tells how evenly frames come in a page that is seen', async () => {
    const sample = await setUp().frames.measure(never())
    expect(sample?.wantedMs).toBeGreaterThan(0)
    expect(sample?.p95Ms).toBeGreaterThanOrEqual(sample?.wantedMs ?? Infinity)
  })

  it('tells nothing once it is given up, and measures again', async () => {
    const { frames } = setUp()
    const given = new AbortController()
    const pending = frames.measure(given.signal)
    given.abort()
    expect(await pending).toBeNull()
    expect(await frames.measure(never())).not.toBeNull()
  })

  it('tells nothing when the page is left in between', async () => {
    const { frames } = setUp()
    const pending = frames.measure(never())
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await pending).toBeNull()
  })

  it('does not ask in a hidden page', async () => {
    const { frames, asked } = setUp()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(await frames.measure(never())).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('does not ask where frames in a worker go on whatever is drawn', async () => {
    const { frames, asked } = setUp()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (rv:150.0) Gecko/20100101 Firefox/150.0',
    )
    expect(await frames.measure(never())).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})
