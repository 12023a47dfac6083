import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Backend } from '../../ports/backend'
import type { NoticesStore } from '../notices-store'
import type { SessionStore } from '../session-store'
import { Supersede } from '../supersede'
import { Switches } from '../switches'

type Kind = 'playlist' | 'album'

const group = 'collections'
const pageSize = 100

/** Which playlists and albums of others the listener has collected; shown at once, taken back where refused. */
export class CollectionsStore {
  /** What the backend said, by kind and id. */
  private readonly told = new Map<string, boolean>()
  private readonly switches: Switches
  private readonly visits = new Supersede()
  private visit = this.visits.begin()
  private readonly stopFollowing: () => void

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    this.switches = new Switches(session)
    type Hidden = 'switches' | 'visits' | 'visit' | 'stopFollowing' | 'backend' | 'session' | 'notices'
    makeAutoObservable<CollectionsStore, Hidden>(
      this,
      {
        switches: false,
        visits: false,
        visit: false,
        stopFollowing: false,
        backend: false,
        session: false,
        notices: false,
      },
      { name: 'CollectionsStore' },
    )
    this.stopFollowing = reaction(
      () => session.profile?.userId,
      () => this.forget(),
    )
  }

  isCollected(kind: Kind, id: number): boolean {
    const key = `${kind} ${id}`
    return this.switches.isOn(key, this.told.get(key) ?? false)
  }

  /** Whether that is known. */
  isKnown(kind: Kind, id: number): boolean {
    return this.told.has(`${kind} ${id}`)
  }

  /** Asks whether it is collected; nothing is said where that cannot be had, and a visitor has collected nothing. */
  async look(kind: Kind, id: number): Promise<void> {
    const uid = this.session.profile?.userId
    if (uid === undefined) return
    const { visit } = this
    const collected = kind === 'album' ? await this.hasAlbum(id) : await this.hasPlaylist(uid, id)
    if (visit.aborted || collected === null) return
    runInAction(() => this.told.set(`${kind} ${id}`, collected))
  }

  async toggle(kind: Kind, id: number): Promise<void> {
    if (!this.session.profile) return this.notices.fail({ kind: 'loginNeeded' }, { group })
    const key = `${kind} ${id}`
    const ended = await this.switches.turn(key, {
      on: !this.isCollected(kind, id),
      told: this.told.get(key) ?? false,
      send: (on, signal) => {
        const params = { id, t: on ? 1 : 2 }
        return kind === 'album'
          ? this.backend.call('albumSub', params, { signal })
          : this.backend.call('playlistSubscribe', params, { signal })
      },
    })
    if (!ended) return
    if (ended.ok)
      this.notices.show('success', ended.value ? 'collection.collected' : 'collection.uncollected', { group })
    else if (ended.failure.kind === 'loginNeeded') this.notices.fail(ended.failure, { group })
    else if (ended.failure.kind !== 'aborted')
      this.notices.show('error', 'collection.collectFailed', { group })
  }

  dispose(): void {
    this.stopFollowing()
    this.switches.dispose()
    this.visits.stop()
  }

  private async hasAlbum(id: number): Promise<boolean | null> {
    const reply = await this.backend.call('albumDynamic', { id }, { signal: this.visit })
    return reply.ok ? reply.value.subscribed : null
  }

  private async hasPlaylist(uid: number, id: number): Promise<boolean | null> {
    const { visit } = this
    const seen = new Set<number>()
    for (let offset = 0; ;) {
      const reply = await this.backend.call(
        'userPlaylist',
        { uid, limit: pageSize, offset },
        { signal: visit },
      )
      if (!reply.ok) return null
      const { items, received, more } = reply.value
      if (items.some((playlist) => playlist.id === id)) return true
      offset += received
      const known = seen.size
      for (const playlist of items) seen.add(playlist.id)
      // a server that ignores offsets brings the same for ever
      if (seen.size === known || !(more ?? received >= pageSize)) return false
    }
  }

  /** Someone else listens. */
  private forget(): void {
    this.visit = this.visits.begin()
    this.told.clear()
  }
}
