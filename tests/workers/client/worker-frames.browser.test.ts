import { afterEach, describe, expect, it, vi } from 'vitest'
import { browserSystem } from '../../../src/browser/browser-system'
import { WorkerFrames } from '../../../src/workers/client/worker-frames'
import { openCoreConnection } from '../../../src/workers/client/core-connection'
import { RpcClient } from '../../../src/workers/rpc/rpc-client'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(() => {
  vi.restoreAllMocks()
  runCleanups()
})

/** The measurement in the real worker; `asked` counts its tasks. */
function setUp() {
  const rpc = new RpcClient(() => openCoreConnection('mp3-mp3'), browserSystem)
  cleanups.push(() => rpc.dispose())
  return { frames: new WorkerFrames(rpc), asked: vi.spyOn(rpc, 'run') }
}

const never = () => new AbortController().signal

describe('WorkerFrames', () => {
  it('measures how evenly frames come in a visible page', async () => {
    const sample = await setUp().frames.measure(never())
    expect(sample?.wantedMs).toBeGreaterThan(0)
    expect(sample?.p95Ms).toBeGreaterThanOrEqual(sample?.wantedMs ?? Infinity)
  })

  it('returns null when it is aborted, and can measure again', async () => {
    const { frames } = setUp()
    const given = new AbortController()
    const pending = frames.measure(given.signal)
    given.abort()
    expect(await pending).toBeNull()
    expect(await frames.measure(never())).not.toBeNull()
  })

  it('returns null if the page is hidden meanwhile', async () => {
    const { frames } = setUp()
    const pending = frames.measure(never())
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await pending).toBeNull()
  })

  it('does not measure in a hidden page', async () => {
    const { frames, asked } = setUp()
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    expect(await frames.measure(never())).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })

  it('does not measure in a browser whose worker frames do not depend on what is drawn', async () => {
    const { frames, asked } = setUp()
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (rv:150.0) Gecko/20100101 Firefox/150.0',
    )
    expect(await frames.measure(never())).toBeNull()
    expect(asked).not.toHaveBeenCalled()
  })
})
