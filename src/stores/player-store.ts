import { action, makeObservable } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { PlaybackState } from '../domain/playback/playback-state'
import type { Result } from '../domain/result'
import type { Backend } from '../ports/backend'
import type { Player, TransportRequest } from '../ports/player'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import { EngineWatch } from './playback/engine-watch'
import type { Wanted } from './playback/find-stream'
import { followSettings } from './playback/follow-settings'
import { NextUp } from './playback/next-up'
import { Opening } from './playback/opening'
import type { Wish } from './playback/opening'
import { Progress } from './playback/progress'
import { Remedies } from './playback/remedies'
import { Scrobbler } from './playback/scrobbler'
import { StreamFinder } from './playback/stream-finder'
import { TrackTips } from './playback/track-tips'
import { Trouble } from './playback/trouble'
import type { QueueStore } from './queue-store'
import type { SessionStore } from './session-store'
import type { SettingsStore } from './settings-store'
import { Supersede } from './supersede'

interface PlayerPorts {
  player: Player
  backend: Backend
  system: System
}

interface PlayerNeighbours {
  queue: QueueStore
  settings: SettingsStore
  notices: NoticesStore
  session: SessionStore
}

/** Plays the queue: what sounds and where it stands. */
export class PlayerStore {
  private readonly player: Player
  private readonly queue: QueueStore
  private readonly settings: SettingsStore
  private readonly notices: NoticesStore
  private readonly choosing = new Supersede()
  private readonly progress = new Progress()
  private readonly trouble = new Trouble()
  private readonly nextUp: NextUp
  private readonly opening: Opening
  private readonly remedies: Remedies
  private readonly scrobbler: Scrobbler
  private readonly watch: EngineWatch
  private readonly stopFollowing: (() => void)[]

  constructor({ player, backend, system }: PlayerPorts, neighbours: PlayerNeighbours) {
    const { queue, settings, notices, session } = neighbours
    const { progress, trouble } = this
    this.player = player
    this.queue = queue
    this.settings = settings
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
      reopen: (play, elsewhere) => void this.reopen(play ? 'play' : 'pause', elsewhere),
      goOn: () => this.begin('play'),
    }))
    const parts = { queue, notices, progress, trouble, nextUp, opening, remedies, scrobbler }
    this.watch = new EngineWatch(player, parts)
    makeObservable<PlayerStore, 'step'>(this, {
      playAll: action,
      playOne: action,
      jumpTo: action,
      step: action,
      removeAt: action,
      toggle: action,
      beginDrag: action,
      endDrag: action,
      dispose: action,
    })
    queue.observePosition(() => this.positionNow())
    const stopEngine = player.observe({
      ended: () => this.step(1),
      requested: (request) => this.obey(request),
    })
    this.stopFollowing = [stopEngine, followSettings(player, settings)]
  }

  get state(): PlaybackState {
    return this.watch.state
  }

  get track(): Track | null {
    return this.queue.current
  }

  /** Seconds, four times a second while it plays; for labels only. */
  get position(): number {
    return this.progress.position
  }

  get duration(): number {
    return this.progress.duration
  }

  /** Whether the button is to say Pause: the listener wants sound, and nothing but data is missing. */
  get wantsSound(): boolean {
    if (this.opening.wish) return this.opening.wish === 'play'
    return this.state.intent === 'play' && this.state.phase !== 'error' && !this.state.blocked
  }

  /** Whether it is heard this moment. */
  get sounding(): boolean {
    return this.watch.sounding
  }

  /** Whether the listener waits for an address or for data. */
  get waiting(): boolean {
    if (!this.wantsSound) return false
    return this.opening.wish !== null || this.state.phase === 'loading' || this.state.phase === 'stalled'
  }

  /** Brings back the queue of the last visit, silent, where it stood. */
  async restore(): Promise<void> {
    const position = await this.queue.restore()
    if (position === null) return
    this.arrive()
    await this.opening.find('pause', {
      at: this.settings.values.memoryLastPlaybackPosition ? position : 0,
    })
  }

  /** `sourceId`: the playlist or album that they come from, 0 when they come from none. */
  playAll(tracks: readonly Track[], index: number, sourceId = 0): void {
    this.queue.replaceWith(tracks, index, sourceId)
    this.begin('play', true)
  }

  playOne(track: Track): void {
    this.queue.add(track)
    this.begin('play', true)
  }

  /** Plays what `find` brings, unless the listener chose something else in the meantime. */
  async playFound(
    find: (signal: AbortSignal) => Promise<Result<readonly Track[]>>,
    sourceId = 0,
  ): Promise<void> {
    const signal = this.choosing.begin()
    const found = await find(signal)
    if (signal.aborted) return
    if (!found.ok) this.notices.fail(found.failure)
    else if (found.value.length === 0) this.notices.show('info', 'list.empty')
    else this.playAll(found.value, 0, sourceId)
  }

  jumpTo(index: number): void {
    if (!this.queue.queue.tracks[index]) return this.notices.show('error', 'notice.switchFailed')
    this.queue.jumpTo(index)
    this.begin('play', true)
  }

  next(): void {
    this.step(1, true)
  }

  previous(): void {
    this.step(-1, true)
  }

  removeAt(index: number): void {
    const before = this.track
    this.queue.removeAt(index)
    if (!this.track) this.stop()
    else if (this.track !== before) this.begin(this.wantsSound ? 'play' : 'pause', true)
  }

  toggle(): void {
    if (!this.track) return
    const { opening, state } = this
    if (opening.wish) opening.wish = opening.wish === 'play' ? 'pause' : 'play'
    else if (state.phase === 'idle' || state.phase === 'error') void this.reopen('play')
    else if (this.wantsSound && !this.watch.released) this.player.pause()
    else this.player.play()
    this.watch.released = false
  }

  /** While the stream is being found the position is kept for it. */
  seek(seconds: number): void {
    this.progress.place(seconds, this.duration)
    this.player.seek(seconds)
    this.queue.touch()
  }

  /** The listener takes the progress thumb: playback pauses until it is let go. */
  beginDrag(): void {
    if (!this.progress.take(this.wantsSound) || !this.wantsSound) return
    if (this.opening.wish) this.opening.wish = 'pause'
    else this.player.pause()
  }

  /** Moves the thumb; without a drag, as by an assistive device, it seeks. */
  drag(seconds: number): void {
    if (this.progress.move(seconds)) this.seek(seconds)
  }

  endDrag(): void {
    const follows = this.progress.letGo()
    if (follows === 'nothing') return
    this.seek(this.position)
    if (follows === 'seek') return
    if (this.opening.wish) this.opening.wish = 'play'
    else this.player.play()
  }

  /** What is heard now, in seconds; asked at the moment an animation starts. */
  positionNow(): number {
    return this.opening.wish || this.state.phase === 'idle' ? this.position : this.player.position()
  }

  dispose(): void {
    for (const stop of this.stopFollowing) stop()
    this.watch.dispose()
    this.quieten()
    this.nextUp.dispose()
  }

  private obey(request: TransportRequest): void {
    if (request === 'next') this.next()
    else if (request === 'previous') this.previous()
    else if (this.wantsSound !== (request === 'play')) this.toggle()
  }

  private step(direction: 1 | -1, chosen = false): void {
    if (this.queue.isEmpty) return
    this.queue.step(direction)
    this.begin('play', chosen)
  }

  /** The current track from its beginning. `chosen`: by the listener, just now. */
  private begin(wish: Wish, chosen = false): void {
    this.choosing.stop()
    this.remedies.begin()
    this.arrive()
    this.opening.begin(wish, chosen)
  }

  /** Another track is current: nothing that goes on for the one before means it. */
  private arrive(): void {
    this.progress.slip()
    this.trouble.begin(this.settings.values.songLevel)
    if (this.track) this.scrobbler.begin(this.track, this.queue.sourceId)
  }

  private reopen(wish: Wish, elsewhere?: Wanted['elsewhere']): Promise<void> {
    this.remedies.begin()
    return this.opening.find(wish, { at: this.position, elsewhere })
  }

  private quieten(): void {
    this.choosing.stop()
    this.opening.stop()
    this.remedies.begin()
    this.scrobbler.stop()
  }

  private stop(): void {
    this.quieten()
    this.progress.slip()
    this.player.unload()
    this.player.announce(null)
    this.progress.place(0, 0)
  }
}
