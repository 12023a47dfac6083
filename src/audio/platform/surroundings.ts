import type { NowPlaying, TransportRequest } from '../../ports/player'
import { listenToPage } from './page-events'
import { SoleTab } from './sole-tab'
import { SystemControls, type SessionTiming } from './system-controls'

export interface SurroundingsEvents {
  /** A button outside the page was pressed. */
  requested(request: TransportRequest): void
  seek(seconds: number): void
  position(): number
  /** A gesture that lets the page start sound; called inside it. */
  gesture(): void
  /** The page is back from being hidden, frozen or kept. */
  returned(): void
  online(): void
  /** Another tab plays now. */
  displaced(): void
}

/** What is around the player: the page, the system's own controls, other tabs. */
export class Surroundings {
  private readonly controls: SystemControls
  private readonly tab: SoleTab
  private readonly closing = new AbortController()

  constructor(events: SurroundingsEvents) {
    this.controls = new SystemControls({
      request: (request) => events.requested(request),
      seek: (seconds) => events.seek(seconds),
      position: () => events.position(),
    })
    this.tab = new SoleTab(() => events.displaced())
    listenToPage(events, this.closing.signal)
  }

  announce(nowPlaying: NowPlaying | null): void {
    this.controls.announce(nowPlaying)
  }

  setPrevious(enabled: boolean): void {
    this.controls.setPrevious(enabled)
  }

  /** What the system's controls are to show. */
  show(timing: SessionTiming): void {
    this.controls.update(timing)
  }

  /** Whether this tab wants to sound: others fall silent then. */
  set wanted(wanted: boolean) {
    this.tab.on = wanted
  }

  dispose(): void {
    this.closing.abort()
    this.tab.dispose()
    this.controls.dispose()
  }
}
