import type { Backend } from '../../ports/backend'
import type { Player } from '../../ports/player'
import type { System } from '../../ports/system'
import type { NoticesStore } from '../notices-store'
import type { QueueStore } from '../queue-store'
import type { SessionStore } from '../session-store'
import type { SettingsStore } from '../settings-store'
import { EngineWatch } from './engine-watch'
import type { Wanted } from './find-stream'
import { followSettings } from './follow-settings'
import { NextUp } from './next-up'
import { Opening } from './opening'
import type { Wish } from './opening'
import { Progress } from './progress'
import { Remedies } from './remedies'
import { Scrobbler } from './scrobbler'
import { StreamFinder } from './stream-finder'
import { TrackTips } from './track-tips'
import { Trouble } from './trouble'

export interface PlayerPorts {
  player: Player
  backend: Backend
  system: System
}

export interface PlayerNeighbours {
  queue: QueueStore
  settings: SettingsStore
  notices: NoticesStore
  session: SessionStore
}

/** Brings the queue's current track into the engine and keeps it there: the parts of that, put together. */
export class Playback {
  readonly progress = new Progress()
  readonly opening: Opening
  readonly watch: EngineWatch
  private readonly trouble = new Trouble()
  private readonly nextUp: NextUp
  private readonly remedies: Remedies
  private readonly scrobbler: Scrobbler
  private readonly player: Player
  private readonly queue: QueueStore
  private readonly notices: NoticesStore
  private readonly stopFollowing: () => void

  constructor({ player, backend, system }: PlayerPorts, neighbours: PlayerNeighbours) {
    const { queue, settings, notices, session } = neighbours
    const { progress, trouble } = this
    this.player = player
    this.queue = queue
    this.notices = notices
    const nextUp = (this.nextUp = new NextUp(player, backend, system, queue, settings))
    const scrobbler = (this.scrobbler = new Scrobbler(backend, system, session))
    const finder = new StreamFinder(backend, system)
    const tips = new TrackTips(backend, notices, session)
    const opening = (this.opening = new Opening(
      { player, queue, settings, progress, trouble, finder, nextUp, tips },
      {
        notFound: (failure, wanted) => this.remedies.notFound(failure, wanted),
        notPlayable: (wanted) => this.remedies.notPlayable(wanted),
      },
    ))
    const remedies = (this.remedies = new Remedies(trouble, system, queue, settings, notices, {
      reopen: (play, elsewhere) => this.reopen(play ? 'play' : 'pause', elsewhere),
      goOn: () => this.begin('play'),
    }))
    const parts = { queue, notices, progress, trouble, nextUp, opening, remedies, scrobbler }
    this.watch = new EngineWatch(player, parts)
    this.stopFollowing = followSettings(player, settings)
  }

  /** The current track from its beginning. `chosen`: by the listener, just now. */
  begin(wish: Wish, chosen = false): void {
    if (!this.queue.current) return this.stop()
    this.remedies.begin()
    this.arrive()
    this.opening.begin(wish, chosen)
  }

  /** The current track of the last visit, silent; resolves once it is there or cannot be found. */
  bringBack(at: number): Promise<void> {
    this.arrive()
    return this.opening.find('pause', { at })
  }

  play(): void {
    const { phase } = this.watch.state
    if (this.opening.wish) this.opening.wait('play')
    else if (phase === 'idle' || phase === 'error') this.reopen('play')
    else this.player.play()
  }

  pause(): void {
    if (this.opening.wish) this.opening.wait('pause')
    else this.player.pause()
  }

  /** The queue is empty. */
  stop(): void {
    this.quieten()
    this.notices.settle('playback')
    this.progress.slip()
    this.player.unload()
    this.player.announce(null)
    this.progress.place(0, 0)
  }

  dispose(): void {
    this.watch.dispose()
    this.stopFollowing()
    this.quieten()
    this.nextUp.dispose()
  }

  /** Another track is current: nothing that goes on for the one before means it. */
  private arrive(): void {
    const { current, sourceId } = this.queue
    this.progress.slip()
    this.trouble.begin()
    if (current) this.scrobbler.begin(current, sourceId)
  }

  private reopen(wish: Wish, elsewhere?: Wanted['elsewhere']): void {
    this.remedies.begin()
    void this.opening.find(wish, { at: this.progress.position, elsewhere })
  }

  private quieten(): void {
    this.opening.stop()
    this.remedies.begin()
    this.scrobbler.stop()
  }
}
