import { action, makeObservable, observableRef } from 'mobx'
import type { PlaybackState } from '../../domain/playback/playback-state'
import type { Player } from '../../ports/player'
import type { NoticesStore } from '../notices-store'
import type { QueueStore } from '../queue-store'
import type { NextUp } from './next-up'
import type { Opening } from './opening'
import type { Progress } from './progress'
import type { Remedies } from './remedies'
import type { Scrobbler } from './scrobbler'
import type { Trouble } from './trouble'

interface Parts {
  queue: QueueStore
  notices: NoticesStore
  progress: Progress
  trouble: Trouble
  nextUp: NextUp
  opening: Opening
  remedies: Remedies
  scrobbler: Scrobbler
}

/** What the engine is seen to do, and all that follows from it. */
export class EngineWatch {
  state: PlaybackState
  /** A gesture has just let sound out: the press that it belongs to is not one for pause. */
  released = false
  private readonly stopObserving: () => void

  constructor(
    private readonly player: Player,
    private readonly parts: Parts,
  ) {
    this.state = player.state
    makeObservable<EngineWatch, 'changed' | 'tick'>(this, {
      state: observableRef,
      changed: action,
      tick: action,
    })
    this.stopObserving = player.observe({
      changed: (state) => this.changed(state),
      tick: () => this.tick(),
      displaced: () => parts.notices.show('info', 'notice.otherTab'),
    })
  }

  /** Whether the current track is heard this moment. */
  get sounding(): boolean {
    return this.parts.opening.wish === null && this.state.phase === 'playing'
  }

  dispose(): void {
    this.stopObserving()
  }

  private changed(state: PlaybackState): void {
    const { queue, notices, remedies, scrobbler } = this.parts
    const before = this.state
    this.state = state
    this.follow()
    if (before.blocked && !state.blocked) this.released = true
    if (this.sounding) {
      notices.settle('playback')
      scrobbler.sounding()
    }
    if (state.phase === 'paused') queue.touch()
    if (state.attempts > before.attempts && state.phase !== 'error') notices.show('error', 'notice.playError')
    if (state.phase === 'error' && before.phase !== 'error' && state.failure)
      remedies.broke(state.failure, state.intent === 'play', state.attempts)
  }

  private tick(): void {
    const { queue, progress, trouble, nextUp } = this.parts
    this.follow()
    this.released = false
    if (this.sounding) {
      trouble.sounding(progress.position)
      nextUp.sounding(progress.position, progress.duration)
    }
    queue.touch()
  }

  private follow(): void {
    const { queue, progress, opening } = this.parts
    const there = opening.wish === null && this.state.phase !== 'idle'
    const duration = this.player.duration() || (queue.current?.duration ?? 0)
    progress.follow(there ? this.player.position() : progress.position, duration)
  }
}
