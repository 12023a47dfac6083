import { action, makeObservable, observable, runInAction } from 'mobx'
import type { Track } from '../../domain/catalogue/track'
import type { Failure } from '../../domain/failure'
import type { Result } from '../../domain/result'
import type { Player } from '../../ports/player'
import type { QueueStore } from '../queue-store'
import type { SettingsStore } from '../settings-store'
import type { Found, Wanted } from './find-stream'
import type { NextUp } from './next-up'
import { nowPlayingOf } from './now-playing-of'
import type { Progress } from './progress'
import type { StreamFinder } from './stream-finder'
import type { TrackTips } from './track-tips'
import type { Trouble } from './trouble'

export type Wish = 'play' | 'pause'

interface Parts {
  player: Player
  queue: QueueStore
  settings: SettingsStore
  progress: Progress
  trouble: Trouble
  finder: StreamFinder
  nextUp: NextUp
  tips: TrackTips
}

interface OpeningEvents {
  /** `wanted`: whether the listener waits to hear it. */
  notFound(failure: Failure, wanted: boolean): void
  /** What was found would not play any better than what did not play before. */
  notPlayable(wanted: boolean): void
}

/** How a track is opened that is not there to be played yet. */
interface Opened {
  /** Seconds from the start. */
  at: number
  elsewhere?: Wanted['elsewhere'] | undefined
  /** Whether the listener chose the track just now. */
  chosen?: boolean
}

/** The way of the current track into the engine. */
export class Opening {
  /** What the listener wants while the stream is being found; null once the engine has it. */
  wish: Wish | null = null

  constructor(
    private readonly parts: Parts,
    private readonly events: OpeningEvents,
  ) {
    makeObservable(this, { wish: observable, begin: action, find: action, wait: action, stop: action })
  }

  /** From its beginning: in this very task when it is ready. */
  begin(wish: Wish, chosen: boolean): void {
    const { player, queue, nextUp, finder } = this.parts
    const track = queue.current
    const ready = track && nextUp.take(track)
    if (!ready) return void this.find(wish, { at: 0, chosen })
    finder.stop()
    this.wish = null
    this.place(track, 0)
    player.announce(nowPlayingOf(track))
    this.start(track, ready, wish === 'play')
  }

  /** Finds the stream and loads it; meanwhile the position stays, and may be moved. */
  async find(wish: Wish, { at, elsewhere, chosen = false }: Opened): Promise<void> {
    const { player, queue, settings, trouble, finder } = this.parts
    const track = queue.current
    if (!track) return
    this.wish = wish
    this.place(track, at)
    player.unload()
    if (wish === 'play') player.expectSound()
    const { songLevel, useUnmServer } = settings.values
    const wanted: Wanted = {
      track,
      level: trouble.levelFor(songLevel),
      elsewhere: elsewhere ?? (useUnmServer ? 'ifNeeded' : 'never'),
    }
    const announce = () => player.announce(nowPlayingOf(track))
    if (!chosen) announce()
    const result = await (chosen ? finder.findChosen(wanted, announce) : finder.find(wanted))
    if (result) runInAction(() => this.found(track, result))
  }

  /** Changes what is wanted once the stream is found. */
  wait(wish: Wish): void {
    this.wish = wish
  }

  stop(): void {
    this.parts.finder.stop()
    this.parts.nextUp.begin()
    this.wish = null
  }

  private place(track: Track, at: number): void {
    this.parts.nextUp.begin()
    this.parts.progress.place(at, track.duration)
  }

  private found(track: Track, result: Result<Found>): void {
    const play = this.wish === 'play'
    this.wish = null
    if (!result.ok) this.events.notFound(result.failure, play)
    else if (!this.parts.trouble.accepts(result.value)) this.events.notPlayable(play)
    else this.start(track, result.value, play)
  }

  private start(track: Track, found: Found, play: boolean): void {
    const { player, progress, trouble, tips } = this.parts
    trouble.opened(found, progress.position)
    tips.tell(track, found)
    // the same recording from elsewhere may well be cut differently
    const expectedDuration = found.replaced ? 0 : track.duration
    player.load(found.stream, { at: progress.position, play, expectedDuration })
  }
}
