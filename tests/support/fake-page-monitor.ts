import type { LongFrame } from '../../src/domain/hud/long-frame'
import type { PageMonitor } from '../../src/ports/page-monitor'

type Events = Parameters<PageMonitor['observe']>[0]

/** A monitor that tells what the test wants, by the clock of the test. */
export class FakePageMonitor implements PageMonitor {
  longFrameSource: PageMonitor['longFrameSource'] = 'long-animation-frame'
  userAgent = 'Chrome/156'
  private readonly observers = new Set<Events>()

  constructor(private readonly clock: { now(): number }) {}

  get observerCount(): number {
    return this.observers.size
  }

  now(): number {
    return this.clock.now()
  }

  viewport() {
    return { width: 1440, height: 900, pixelRatio: 1 }
  }

  observe(events: Events): () => void {
    this.observers.add(events)
    return () => this.observers.delete(events)
  }

  /** Reports a long frame. */
  block(frame: Partial<LongFrame>): void {
    for (const { longFrame } of this.observers)
      longFrame({ startMs: this.now(), durationMs: 80, renderMs: 0, scripts: [], ...frame })
  }

  /** Reports an error of the window. */
  fail(message: string): void {
    for (const { error } of this.observers) error(message)
  }
}
