import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { Failure } from '../../contract/failure'
import type { Track } from '../../contract/replies/track'
import type { TextKey } from '../../i18n/text-key'
import type { AudioEngine } from '../../ports/audio-engine'
import type { Backend } from '../../ports/backend'
import type { System } from '../../ports/system'
import type { PlayerStore } from '../player/player-store'
import type { FmSource, QueueStore } from '../queue/queue-store'
import type { SessionStore } from '../session/session-store'
import type { NoticesStore } from '../shell/notices-store'
import type { ShellStore } from '../shell/shell-store'
import { FmSupply } from './fm-supply'

interface FmDeps {
  engine: Pick<AudioEngine, 'setPreviousEnabled'>
  backend: Backend
  system: System
}

interface FmStores {
  queue: QueueStore
  player: PlayerStore
  session: SessionStore
  notices: NoticesStore
  shell: ShellStore
}

const group = 'fm'

/** Personal FM: an endless series of songs; the next one is loaded while the current one plays. */
export class PersonalFmStore implements FmSource {
  /** Whether the listener waits for a song. */
  waiting = false
  readonly #deps: FmDeps
  readonly #stores: FmStores
  readonly #supply: FmSupply
  /** The id of the song that is being put into the trash. */
  readonly #trashing = observable.box<number | null>(null)
  /** The song during which the next one was last requested. */
  #requestedDuring: Track | null = null
  #shown = false
  #cancelOnlineRetry = () => {}
  readonly #stopReactions: readonly (() => void)[]

  constructor(deps: FmDeps, stores: FmStores) {
    const { queue, player, session, shell } = stores
    this.#deps = deps
    this.#stores = stores
    this.#supply = new FmSupply(deps, stores)
    makeAutoObservable(this, {}, { name: 'PersonalFmStore' })
    queue.setFmSource(this)
    this.#stopReactions = [
      reaction(
        () => queue.fm,
        (fm) => deps.engine.setPreviousEnabled(!fm),
        { fireImmediately: true },
      ),
      reaction(
        () => queue.fm && shell.queueOpen,
        (shown) => shown && shell.closeQueue(),
      ),
      reaction(
        () => (queue.fm && player.playing ? queue.current : null),
        (song) => song && this.#preload(song),
      ),
      reaction(
        () => (session.known ? (session.profile?.userId ?? 0) : null),
        () => this.#reset(),
      ),
    ]
  }

  get upcoming(): Track | null {
    return this.#supply.upcoming
  }

  /** The current song during personal FM, else the one it would start with. */
  get song(): Track | null {
    return this.#supply.song
  }

  /** Whether that song is being put into the trash. */
  get disliking(): boolean {
    const trashing = this.#trashing.get()
    return trashing !== null && trashing === this.song?.id
  }

  /**
   * Loads the song that personal FM would start with as soon as the listener is known. Shows no failures; tries again when
   * the connection is back.
   */
  loadSong(): void {
    this.#shown = true
    if (!this.song && this.#stores.session.known) void this.#loadFirst()
  }

  /** Starts personal FM, or plays and pauses it. */
  toggle(): void {
    const { queue, player } = this.#stores
    if (queue.fm) player.toggle()
    else void player.startFm(this.#loadNext)
  }

  /** Plays the next song; while personal FM is off, only shows it. */
  next(): void {
    const { queue, player } = this.#stores
    if (queue.fm) player.next()
    else void this.#showAnother()
  }

  /** Puts the song into the trash, which takes a login, and moves on to the next one. */
  async dislike(): Promise<void> {
    const { session, notices } = this.#stores
    const { song } = this
    if (!song || this.disliking) return
    if (!session.profile) return notices.showFailure({ kind: 'loginNeeded' }, { group })
    this.#trashing.set(song.id)
    const reply = await this.#deps.backend.call('fmTrash', { id: song.id })
    runInAction(() => {
      if (this.#trashing.get() === song.id) this.#trashing.set(null)
      if (!reply.ok) return this.#showFailure(reply.failure, 'fm.trashFailed')
      notices.show('success', 'fm.trashed', { group })
      if (this.song?.id === song.id) this.#skip(song)
    })
  }

  takeNext(): Track | null {
    const song = this.#supply.takeNext()
    if (!song) void this.#stores.player.continueFm(this.#loadNext)
    return song
  }

  dispose(): void {
    for (const stop of this.#stopReactions) stop()
    this.#cancelOnlineRetry()
    this.#supply.dispose()
  }

  /** Resolves to the next song once it is loaded; if there is none, shows why and resolves to null. */
  readonly #loadNext = async (signal: AbortSignal): Promise<Track | null> => {
    this.#cancelOnlineRetry()
    if (!this.upcoming) {
      runInAction(() => (this.waiting = true))
      signal.addEventListener('abort', () => runInAction(() => (this.waiting = false)))
      const asked = await this.#supply.loadNext()
      // the listener became known meanwhile, for whom it is another song
      const forgotten = !asked.ok && asked.failure.kind === 'aborted' && !signal.aborted
      const reply = forgotten ? await this.#supply.loadNext() : asked
      if (signal.aborted) return null
      if (!reply.ok) this.#onLoadFailed(reply.failure)
    }
    return this.#supply.takeNext()
  }

  async #loadFirst(): Promise<void> {
    const reply = await this.#supply.loadNext()
    if (reply.ok || reply.failure.kind !== 'offline') return
    this.#cancelOnlineRetry()
    this.#cancelOnlineRetry = this.#deps.system.whenOnline(() => this.loadSong())
  }

  /** Shows the failure. If playback stopped because the connection was lost, continues once it is back. */
  #onLoadFailed(failure: Failure): void {
    const { queue, player } = this.#stores
    this.#showFailure(failure, 'fm.failed')
    if (failure.kind !== 'offline' || !queue.fm || player.wantsSound) return
    const { current } = queue
    this.#cancelOnlineRetry = this.#deps.system.whenOnline(() => {
      if (queue.fm && queue.current === current && !player.wantsSound) void player.continueFm(this.#loadNext)
    })
  }

  #skip(song: Track): void {
    if (this.#stores.queue.fm) this.#stores.player.next()
    else if (this.upcoming === song) {
      this.#supply.takeNext()
      void this.#showAnother()
    }
  }

  async #showAnother(): Promise<void> {
    this.waiting = true
    const reply = await this.#supply.loadNext()
    runInAction(() => (this.waiting = false))
    if (!reply.ok) this.#showFailure(reply.failure, 'fm.failed')
  }

  #preload(song: Track): void {
    if (this.upcoming || this.#requestedDuring === song) return
    this.#requestedDuring = song
    void this.#supply.loadNext()
  }

  /** Forgets the songs, because another listener has logged in. */
  #reset(): void {
    this.#supply.reset()
    this.#trashing.set(null)
    if (this.#shown) this.loadSong()
  }

  #showFailure(failure: Failure, text: TextKey): void {
    const { notices } = this.#stores
    if (failure.kind === 'loginNeeded') notices.showFailure(failure, { group })
    else if (failure.kind !== 'aborted') notices.show('error', text, { group })
  }
}
