import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { PlaylistDetail } from '../domain/catalogue/playlist'
import type { Track } from '../domain/catalogue/track'
import type { Failure } from '../domain/failure'
import type { TextKey } from '../i18n/text-key'
import type { Backend } from '../ports/backend'
import type { NoticesStore } from './notices-store'
import type { SessionStore } from './session-store'
import { Supersede } from './supersede'

/** What the listener is being asked for: a playlist to add tracks to, or the name of a new one (and what goes in). */
export interface PlaylistWish {
  kind: 'add' | 'create'
  tracks: readonly Track[]
}

const pageSize = 100
const privatePlaylist = 10
/** Tracks that one call adds: their ids stand in an address. */
const batch = 200

/** The playlists that the listener made, the likes first, and what is done to them from anywhere in the app. */
export class OwnPlaylistsStore {
  playlists: readonly PlaylistDetail[] = []
  /** Whether {@link playlists} are what the backend holds, or were lately. */
  known = false
  loading = false
  failure: Failure | null = null
  wish: PlaylistWish | null = null
  private readonly loads = new Supersede()
  private readonly visits = new Supersede()
  private visit = this.visits.begin()
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    type Hidden = 'loads' | 'visits' | 'visit' | 'stopFollowing' | 'backend' | 'session' | 'notices'
    makeAutoObservable<OwnPlaylistsStore, Hidden>(
      this,
      {
        playlists: observableRef,
        failure: observableRef,
        wish: observableRef,
        loads: false,
        visits: false,
        visit: false,
        stopFollowing: false,
        backend: false,
        session: false,
        notices: false,
      },
      { name: 'OwnPlaylistsStore' },
    )
    this.stopFollowing = reaction(
      () => this.userId,
      () => this.forget(),
    )
  }

  /** Those that tracks can be put in: all but the likes, which come first. */
  get choices(): readonly PlaylistDetail[] {
    return this.playlists.slice(1)
  }

  /** Asks the listener which playlist the tracks are to go to. */
  askWhere(tracks: readonly Track[]): void {
    if (!this.ask({ kind: 'add', tracks })) return
    void this.load()
  }

  /** Asks the listener for the name of a new playlist, which the tracks are to go to. */
  askForNew(tracks: readonly Track[] = []): void {
    this.ask({ kind: 'create', tracks })
  }

  /** The listener has answered, or does not want to. */
  callOff(): void {
    this.wish = null
  }

  /** All of them, page by page. What is known stays until they are there. */
  async load(): Promise<void> {
    const uid = this.userId
    if (uid === null) return
    const signal = this.loads.begin()
    this.loading = true
    this.failure = null
    const found: PlaylistDetail[] = []
    for (let offset = 0, more = true; more;) {
      const reply = await this.backend.call('userPlaylist', { uid, limit: pageSize, offset }, { signal })
      if (signal.aborted) return
      if (!reply.ok) return this.settle({ failure: reply.failure })
      const { items, received, more: told } = reply.value
      const own = items.filter(({ creator }) => creator?.userId === uid)
      found.push(...own)
      offset += received
      // the first of someone else's ends them
      more = received > 0 && own.length === items.length && (told ?? received >= pageSize)
    }
    this.settle({ playlists: found })
  }

  /** Makes a playlist and puts the tracks in; whether it was made. */
  async create(name: string, isPrivate: boolean, tracks: readonly Track[] = []): Promise<boolean> {
    const trimmed = name.trim()
    if (!trimmed) return false
    const { visit } = this
    const privacy = isPrivate ? { privacy: privatePlaylist } : {}
    const reply = await this.backend.call('playlistCreate', { name: trimmed, ...privacy }, { signal: visit })
    if (visit.aborted) return false
    if (!reply.ok) {
      this.tell(reply.failure, 'notice.createFailed')
      return false
    }
    this.notices.show('success', 'notice.createSuccess')
    if (tracks.length === 0) await this.load()
    else await this.add(reply.value, tracks)
    return true
  }

  /** Whether the playlist holds the tracks now. */
  async add(playlistId: number, tracks: readonly Track[]): Promise<boolean> {
    const { visit } = this
    let added = false
    for (let from = 0; from < tracks.length; from += batch) {
      const ids = tracks.slice(from, from + batch).map(({ id }) => id)
      const params = { op: 'add', pid: playlistId, tracks: ids.join(',') }
      const reply = await this.backend.call('playlistEditTracks', params, { signal: visit })
      if (visit.aborted) return false
      if (!reply.ok) {
        this.tell(reply.failure, 'notice.addFailure')
        return false
      }
      added ||= reply.value === 'done'
    }
    if (added) this.notices.show('success', 'notice.addSuccess')
    else this.notices.show('info', 'notice.addDuplicate')
    void this.load()
    return true
  }

  dispose(): void {
    this.stopFollowing()
    this.loads.stop()
    this.visits.stop()
  }

  private get userId(): number | null {
    return this.session.profile?.userId ?? null
  }

  private ask(wish: PlaylistWish): boolean {
    if (this.userId === null) {
      this.notices.fail({ kind: 'loginNeeded' })
      return false
    }
    this.wish = wish
    return true
  }

  private settle(outcome: { playlists: PlaylistDetail[] } | { failure: Failure }): void {
    runInAction(() => {
      this.loading = false
      if ('failure' in outcome) {
        this.failure = outcome.failure
      } else {
        this.playlists = outcome.playlists
        this.known = true
      }
    })
  }

  private tell(failure: Failure, text: TextKey): void {
    if (failure.kind === 'loginNeeded') this.notices.fail(failure)
    else if (failure.kind !== 'aborted') this.notices.show('error', text)
  }

  /** Someone else listens. */
  private forget(): void {
    this.visit = this.visits.begin()
    this.loads.stop()
    this.playlists = []
    this.known = false
    this.loading = false
    this.failure = null
    this.wish = null
  }
}
