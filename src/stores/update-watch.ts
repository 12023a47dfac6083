import type { AppVersion } from '../ports/app-version'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'

/** A visit may last for days. */
const intervalMs = 30 * 60_000

const group = 'update'

/**
 * Tells of a new build of the app: that it is on its way, and once it is there that a refresh brings it. It never
 * refreshes by itself, for the music plays.
 */
export class UpdateWatch {
  private cancel = () => {}
  private stopped = false

  constructor(
    private readonly version: AppVersion,
    private readonly system: System,
    private readonly notices: NoticesStore,
  ) {}

  /** Looks every half an hour, until a new build is there or it is disposed. */
  start(): void {
    this.cancel = this.system.after(intervalMs, () => void this.look())
  }

  dispose(): void {
    this.stopped = true
    this.cancel()
  }

  private async look(): Promise<void> {
    const { version, notices } = this
    const newer = await version.newer()
    if (this.stopped) return
    if (newer === null) return this.start()
    notices.show('info', 'update.fetching', { group })
    const fetched = await version.fetchNew()
    if (this.stopped) return
    if (!fetched) return this.start()
    notices.show('success', 'update.ready', { group, lasting: true })
  }
}
