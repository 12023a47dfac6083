import { isChromium } from '../../domain/is-chromium'
import type { FrameSample } from '../../domain/quality/frame-sample'
import type { Frames } from '../../ports/frames'
import type { RpcClient } from '../rpc/rpc-client'

/**
 * Whether frames in a worker are held back while the screen cannot keep up. Chromium does that: its display grants
 * them. Firefox and WebKit drive them by the refresh of the display or by a timer, which go on whatever is drawn.
 */
function tellsOfOverload(): boolean {
  return isChromium(navigator.userAgent)
}

/** Frames as the core worker sees them: this thread does nothing for any of them, and may be busy itself. */
export class WorkerFrames implements Frames {
  constructor(private readonly rpc: RpcClient) {}

  async measure(signal: AbortSignal): Promise<FrameSample | null> {
    if (document.hidden || !tellsOfOverload()) return null
    const left = new AbortController()
    const leave = () => left.abort()
    document.addEventListener('visibilitychange', leave, { once: true })
    const result = await this.rpc.run('frames', null, AbortSignal.any([signal, left.signal]))
    document.removeEventListener('visibilitychange', leave)
    return result.ok ? result.value : null
  }
}
