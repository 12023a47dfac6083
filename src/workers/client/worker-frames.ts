import { isChromium } from '../../domain/playback/is-chromium'
import type { FrameSample } from '../../domain/device-tier/frame-sample'
import type { Frames } from '../../ports/frames'
import type { RpcClient } from '../rpc/rpc-client'

/**
 * Whether a worker gets fewer frames when the screen cannot keep up. In Chromium it does, since the compositor grants
 * them. Firefox and WebKit drive them by the display's refresh or by a timer, which do not depend on what is drawn.
 */
function reportsOverload(): boolean {
  return isChromium(navigator.userAgent)
}

/** Measures frames in the core worker, so that neither this thread's work nor the measuring disturbs the other. */
export class WorkerFrames implements Frames {
  readonly #rpc: RpcClient

  constructor(rpc: RpcClient) {
    this.#rpc = rpc
  }

  async measure(signal: AbortSignal): Promise<FrameSample | null> {
    if (document.hidden || !reportsOverload()) return null
    const hidden = new AbortController()
    const onHidden = () => hidden.abort()
    document.addEventListener('visibilitychange', onHidden, { once: true })
    const result = await this.#rpc.run('frames', null, AbortSignal.any([signal, hidden.signal]))
    document.removeEventListener('visibilitychange', onHidden)
    return result.ok ? result.value : null
  }
}
