import { isChromium } from '../../domain/playback/is-chromium'
import type { FrameCount } from '../../domain/hud/count-frames'
import type { FrameCounter } from '../../ports/frame-counter'
import { TrustedWorker as Worker } from '../../trusted-types/trusted-worker'

/**
 * Counts frames in a worker of its own: on the main thread it would have the page draw frames that it does not need.
 * Only in Chromium, where the compositor grants the frames of workers; elsewhere they say nothing about the screen.
 */
export const workerFrameCounter: FrameCounter = {
  start(report) {
    if (!isChromium(navigator.userAgent)) return () => {}
    const worker = new Worker(new URL('../frame-counter/frame-counter.worker.ts', import.meta.url), {
      type: 'module',
      name: 'frame counter',
    })
    worker.addEventListener('message', ({ data }: MessageEvent<FrameCount>) => report(data))
    return () => worker.terminate()
  },
}
