import type { PlaylistDetail } from '../../domain/catalogue/playlist'
import type { Failure } from '../../domain/failure'
import type { TextKey } from '../../i18n/text-key'
import type { Backend } from '../../ports/backend'
import type { NoticesStore } from '../notices-store'
import type { OwnPlaylistsStore } from '../own-playlists-store'

/** What a playlist says of itself. */
export interface PlaylistEditWords {
  name: string
  description: string
  tags: readonly string[]
}

/** Changes the listener's own playlists, and takes them away. */
export class PlaylistEdits {
  constructor(
    private readonly backend: Backend,
    private readonly ownPlaylists: OwnPlaylistsStore,
    private readonly notices: NoticesStore,
  ) {}

  /** Whether it says so now; a name of blanks alone is none. */
  async change(id: number, { name, description, tags }: PlaylistEditWords): Promise<boolean> {
    const trimmed = name.trim()
    if (!trimmed) return false
    const params = { id, name: trimmed, desc: description.trim(), tags: tags.join(';') }
    const reply = await this.backend.call('playlistUpdate', params)
    // of its three parts some may have been changed all the same
    void this.ownPlaylists.load()
    if (!reply.ok) return this.tell(reply.failure, 'library.editFailed')
    this.notices.show('success', 'library.edited')
    return true
  }

  /** Whether it is gone; the one that holds the likes stays (specification, point 5). */
  async remove({ id, isLikes }: PlaylistDetail): Promise<boolean> {
    if (isLikes || this.ownPlaylists.playlists[0]?.id === id) {
      this.notices.show('warning', 'library.keepsLikes')
      return false
    }
    const reply = await this.backend.call('playlistDelete', { id })
    if (!reply.ok) return this.tell(reply.failure, 'library.deleteFailed')
    this.notices.show('success', 'library.deleted')
    void this.ownPlaylists.load()
    return true
  }

  private tell(failure: Failure, text: TextKey): false {
    if (failure.kind === 'loginNeeded') this.notices.fail(failure)
    else if (failure.kind !== 'aborted') this.notices.show('error', text)
    return false
  }
}
