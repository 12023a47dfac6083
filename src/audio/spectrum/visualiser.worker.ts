import { Visualiser } from './visualiser'
import type { VisualiserCommand, VisualiserReport } from './visualiser-protocol'

const report = (report: VisualiserReport) => postMessage(report)

if (
  typeof requestAnimationFrame === 'undefined' ||
  typeof OffscreenCanvasRenderingContext2D === 'undefined'
) {
  report({ type: 'unsupported' })
} else {
  const visualiser = new Visualiser({
    now: () => performance.now(),
    origin: performance.timeOrigin,
    nextFrame(run) {
      const request = requestAnimationFrame(run)
      return () => cancelAnimationFrame(request)
    },
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
    report,
  })
  addEventListener('message', ({ data }: MessageEvent<VisualiserCommand>) => visualiser.accept(data))
  report({ type: 'ready' })
}
