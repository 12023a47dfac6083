import type { Failure } from '../../domain/failure'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { QueueStore } from '../queue-store'
import type { SettingsStore } from '../settings-store'
import type { Wanted } from './find-stream'
import type { Trouble } from './trouble'

/** Loads that fail before the load-test error is shown (specification, point 4). */
const manyAttempts = 4

/** What a remedy may have done to the current track. */
interface Patient {
  /** Find its stream and load it where it stood. */
  reopen(play: boolean, elsewhere?: Wanted['elsewhere']): void
  /** The queue moved on: play what is current now. */
  goOn(): void
}

/** What is told and done when a track cannot be played. */
export class Remedies {
  private stopWaiting = () => {}

  constructor(
    private readonly trouble: Trouble,
    private readonly system: System,
    private readonly queue: QueueStore,
    private readonly settings: SettingsStore,
    private readonly notices: NoticesStore,
    private readonly patient: Patient,
  ) {}

  /** The track is opened anew, or another one is. */
  begin(): void {
    this.stopWaiting()
    this.stopWaiting = () => {}
  }

  /** No stream was found. A silent start tells nothing: the first press of play asks again. */
  notFound(failure: Failure, wanted: boolean): void {
    this.trouble.refused(failure)
    if (!wanted) return
    if (failure.kind === 'offline')
      this.stopWaiting = this.system.whenOnline(() => this.patient.reopen(wanted))
    this.apply(failure, wanted, 'notice.songLoadFailed')
  }

  /** A stream was found that would not play any better than the one before. */
  notPlayable(wanted: boolean): void {
    this.apply({ kind: 'unsupported' }, wanted, 'notice.songPlayFailed')
  }

  /** The engine gave up, after so many loads. */
  broke(failure: Failure, wanted: boolean, attempts: number): void {
    if (attempts >= manyAttempts) this.tellOfRetries()
    this.apply(failure, wanted, 'notice.songPlayFailed')
  }

  private apply(
    failure: Failure,
    wanted: boolean,
    text: 'notice.songLoadFailed' | 'notice.songPlayFailed',
  ): void {
    const { tracks } = this.queue.queue
    const mayReplace = this.settings.values.useUnmServer && !this.queue.current?.cloud
    // nobody waits for a track that is paused: it is mended, but not passed over
    const length = this.queue.fm ? Infinity : tracks.length
    const queueLength = wanted ? length : 0
    switch (this.trouble.remedyFor(failure, { mayReplace, queueLength })) {
      case 'refresh':
        return this.patient.reopen(wanted)
      case 'lower':
        this.notices.show('info', 'notice.lowerQuality')
        return this.patient.reopen(wanted)
      case 'replace':
        return this.patient.reopen(wanted, 'only')
      case 'stay':
        return this.tellOfConnection(failure, text)
      case 'skip':
        this.notices.show('error', 'notice.skipped')
        if (this.queue.passOver()) this.patient.goOn()
        return
      case 'stop':
        return this.tellOfRetries()
    }
  }

  private tellOfRetries(): void {
    this.notices.show('error', 'notice.loadTest', { group: 'playback', lasting: true })
  }

  /** What the listener can mend is named; what they cannot is just what became of their song. */
  private tellOfConnection(failure: Failure, text: 'notice.songLoadFailed' | 'notice.songPlayFailed'): void {
    const options = { group: 'playback', lasting: true }
    if (failure.kind === 'offline' || failure.kind === 'loginNeeded') this.notices.fail(failure, options)
    else this.notices.show('error', text, options)
  }
}
