import { makeAutoObservable } from 'mobx'
import type { Artist } from '../domain/catalogue/artist'
import type { Backend } from '../ports/backend'
import type { NoticesStore } from './notices-store'
import type { SessionStore } from './session-store'
import { Switches } from './switches'

const group = 'artistFollows'

/** Which artists are collected, shown at once and taken back where the backend refuses. */
export class ArtistFollowsStore {
  private readonly switches: Switches

  constructor(
    private readonly backend: Backend,
    private readonly session: SessionStore,
    private readonly notices: NoticesStore,
  ) {
    this.switches = new Switches(session)
    type Hidden = 'switches' | 'backend' | 'session' | 'notices'
    makeAutoObservable<ArtistFollowsStore, Hidden>(
      this,
      { switches: false, backend: false, session: false, notices: false },
      { name: 'ArtistFollowsStore' },
    )
  }

  isFollowed({ id, followed }: Pick<Artist, 'id' | 'followed'>): boolean {
    return this.switches.isOn(String(id), followed)
  }

  async toggle(artist: Pick<Artist, 'id' | 'followed'>): Promise<void> {
    if (!this.session.profile) return this.notices.fail({ kind: 'loginNeeded' }, { group })
    const { id } = artist
    const ended = await this.switches.turn(String(id), {
      on: !this.isFollowed(artist),
      told: artist.followed,
      send: (on, signal) => this.backend.call('artistSub', { id, t: on ? 1 : 2 }, { signal }),
    })
    if (!ended) return
    if (ended.ok) {
      this.notices.show('success', ended.value ? 'artist.followedNotice' : 'artist.unfollowedNotice', {
        group,
      })
    } else if (ended.failure.kind === 'loginNeeded') this.notices.fail(ended.failure, { group })
    else if (ended.failure.kind !== 'aborted') this.notices.show('error', 'artist.followFailed', { group })
  }

  /** This artist was asked for anew, and tells itself whether it is collected. */
  refresh(artist: unknown): void {
    this.switches.refresh(artist)
  }

  dispose(): void {
    this.switches.dispose()
  }
}
