import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Track } from '../domain/catalogue/track'
import type { Failure } from '../domain/failure'
import type { TextKey } from '../i18n/text-key'
import type { Backend } from '../ports/backend'
import type { Player } from '../ports/player'
import type { System } from '../ports/system'
import type { NoticesStore } from './notices-store'
import { FmSupply } from './playback/fm-supply'
import type { PlayerStore } from './player-store'
import type { QueueStore, Radio } from './queue-store'
import type { SessionStore } from './session-store'
import type { ShellStore } from './shell-store'

interface FmPorts {
  player: Pick<Player, 'setPrevious'>
  backend: Backend
  system: System
}

interface FmNeighbours {
  queue: QueueStore
  player: PlayerStore
  session: SessionStore
  notices: NoticesStore
  shell: ShellStore
}

const group = 'fm'

/** Personal FM: one song after the other without end, the next one asked for while the current one sounds. */
export class PersonalFmStore implements Radio {
  /** Whether the listener waits for a song. */
  waiting = false
  private readonly supply: FmSupply
  /** The song that is being thrown away. */
  private leaving: number | null = null
  /** The song during which the next one was last asked for. */
  private triedDuring: Track | null = null
  private looks = false
  private stopWaiting = () => {}
  private readonly undo: readonly (() => void)[]

  constructor(
    private readonly ports: FmPorts,
    private readonly near: FmNeighbours,
  ) {
    const { queue, player, session, shell } = near
    this.supply = new FmSupply(ports.backend, session, queue)
    type Hidden = 'supply' | 'triedDuring' | 'looks' | 'stopWaiting' | 'undo' | 'ports' | 'near' | 'find'
    makeAutoObservable<PersonalFmStore, Hidden>(
      this,
      {
        supply: false,
        triedDuring: false,
        looks: false,
        stopWaiting: false,
        undo: false,
        ports: false,
        near: false,
        find: false,
      },
      { name: 'PersonalFmStore' },
    )
    queue.observeRadio(this)
    this.undo = [
      reaction(
        () => queue.fm,
        (fm) => ports.player.setPrevious(!fm),
        { fireImmediately: true },
      ),
      reaction(
        () => queue.fm && shell.queueOpen,
        (shown) => shown && shell.closeQueue(),
      ),
      reaction(
        () => (queue.fm && player.sounding ? queue.current : null),
        (song) => song && this.askAhead(song),
      ),
      reaction(
        () => (session.known ? (session.profile?.userId ?? 0) : null),
        () => this.begin(),
      ),
    ]
  }

  get coming(): Track | null {
    return this.supply.coming
  }

  /** What is on the air: the current song, or outside of personal FM the one that it would begin with. */
  get song(): Track | null {
    return this.supply.song
  }

  /** Whether that song is being thrown away. */
  get disliking(): boolean {
    return this.leaving !== null && this.leaving === this.song?.id
  }

  /** Finds the song that personal FM would begin with, once it is known for whom; where there is none, nothing is said. */
  look(): void {
    this.looks = true
    if (!this.song && this.near.session.known) void this.supply.ask()
  }

  /** Enters personal FM; inside of it, plays or pauses. */
  toggle(): void {
    if (this.near.queue.fm) this.near.player.toggle()
    else void this.near.player.tuneIn(this.find)
  }

  /** To the next song; outside of personal FM that is only shown. */
  next(): void {
    if (this.near.queue.fm) this.near.player.next()
    else void this.showAnother()
  }

  /** Throws the song away, which takes a login; then the next one comes. */
  async dislike(): Promise<void> {
    const { session, notices } = this.near
    const { song } = this
    if (!song || this.disliking) return
    if (!session.profile) return notices.fail({ kind: 'loginNeeded' }, { group })
    this.leaving = song.id
    const reply = await this.ports.backend.call('fmTrash', { id: song.id })
    runInAction(() => {
      if (this.leaving === song.id) this.leaving = null
      if (!reply.ok) return this.tell(reply.failure, 'fm.trashFailed')
      notices.show('success', 'fm.trashed', { group })
      if (this.song?.id === song.id) this.leave(song)
    })
  }

  take(): Track | null {
    const song = this.supply.give()
    if (!song) void this.near.player.stayTuned(this.find)
    return song
  }

  dispose(): void {
    for (const undo of this.undo) undo()
    this.stopWaiting()
    this.supply.dispose()
  }

  /** The song that comes next, once it is there; where there is none the listener is told. */
  private readonly find = async (signal: AbortSignal): Promise<Track | null> => {
    this.stopWaiting()
    if (!this.coming) {
      runInAction(() => (this.waiting = true))
      signal.addEventListener('abort', () => runInAction(() => (this.waiting = false)))
      const reply = await this.supply.ask()
      if (signal.aborted) return null
      if (!reply.ok) this.lack(reply.failure)
    }
    return this.supply.give()
  }

  /** Tells of it; where silence came of a lost connection, goes on by itself once that is back. */
  private lack(failure: Failure): void {
    const { queue, player } = this.near
    this.tell(failure, 'fm.failed')
    if (failure.kind !== 'offline' || !queue.fm || player.wantsSound) return
    const { current } = queue
    this.stopWaiting = this.ports.system.whenOnline(() => {
      if (queue.fm && queue.current === current && !player.wantsSound) void player.stayTuned(this.find)
    })
  }

  private leave(song: Track): void {
    if (this.near.queue.fm) this.near.player.next()
    else if (this.coming === song) {
      this.supply.give()
      void this.showAnother()
    }
  }

  private async showAnother(): Promise<void> {
    this.waiting = true
    const reply = await this.supply.ask()
    runInAction(() => (this.waiting = false))
    if (!reply.ok) this.tell(reply.failure, 'fm.failed')
  }

  private askAhead(song: Track): void {
    if (this.coming || this.triedDuring === song) return
    this.triedDuring = song
    void this.supply.ask()
  }

  /** Someone else listens. */
  private begin(): void {
    this.supply.reset()
    this.leaving = null
    if (this.looks) this.look()
  }

  private tell(failure: Failure, text: TextKey): void {
    const { notices } = this.near
    if (failure.kind === 'loginNeeded') notices.fail(failure, { group })
    else if (failure.kind !== 'aborted') notices.show('error', text, { group })
  }
}
