import type { LongFrame } from '../domain/hud/long-frame'
import type { PageMonitor } from '../ports/page-monitor'

/** Not in the type library yet. https://developer.mozilla.org/docs/Web/API/PerformanceLongAnimationFrameTiming */
interface LongAnimationFrame extends PerformanceEntry {
  renderStart: number
  scripts: readonly {
    duration: number
    invoker: string
    sourceFunctionName: string
    sourceURL: string
    sourceCharPosition: number
  }[]
}

const sources = ['long-animation-frame', 'longtask'] as const
const supported: readonly string[] = PerformanceObserver.supportedEntryTypes

function readLongFrame(entry: PerformanceEntry): LongFrame {
  const { startTime: startMs, duration: durationMs } = entry
  if (!('scripts' in entry)) return { startMs, durationMs, renderMs: 0, scripts: [] }
  const { renderStart, scripts } = entry as LongAnimationFrame
  return {
    startMs,
    durationMs,
    renderMs: renderStart > 0 ? startMs + durationMs - renderStart : 0,
    scripts: scripts.map((script) => ({
      durationMs: script.duration,
      invoker: script.invoker,
      functionName: script.sourceFunctionName,
      sourceUrl: script.sourceURL,
      position: script.sourceCharPosition,
    })),
  }
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? String(thrown) : typeof thrown)

/** Reads what the browser tells about this page. Long tasks have no cause; long animation frames have one. */
export const pageMonitor: PageMonitor = {
  longFrameSource: sources.find((source) => supported.includes(source)) ?? null,
  userAgent: navigator.userAgent,
  now: () => performance.now(),
  viewport: () => ({ width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio }),
  observe({ longFrame, error }) {
    const listeners = new AbortController()
    const { signal } = listeners
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) longFrame(readLongFrame(entry))
    })
    const type = pageMonitor.longFrameSource
    if (type) observer.observe({ type, buffered: true })
    addEventListener('error', (event) => error(event.error ? messageOf(event.error) : event.message), {
      signal,
    })
    addEventListener('unhandledrejection', ({ reason }) => error(messageOf(reason)), { signal })
    return () => {
      observer.disconnect()
      listeners.abort()
    }
  },
}
