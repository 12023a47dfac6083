import type { Failure } from '../../contract/failure'
import type { PlaylistDetail } from '../../contract/replies/playlist'
import type { TextKey } from '../../i18n/text-key'
import type { Backend } from '../../ports/backend'
import { notifyFailure } from '../lib/notify-failure'
import type { NoticesStore } from '../shell/notices-store'
import type { OwnPlaylistsStore } from './own-playlists-store'

interface Deps {
  backend: Backend
}

interface Stores {
  ownPlaylists: OwnPlaylistsStore
  notices: NoticesStore
}

/** The texts of a playlist that its owner can edit. */
export interface PlaylistTexts {
  name: string
  description: string
  tags: readonly string[]
}

/** Edits and deletes the listener's own playlists. */
export class PlaylistEdits {
  readonly #deps: Deps
  readonly #stores: Stores

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }

  /** Changes the texts of a playlist. Returns whether that was done; a blank name is refused. */
  async update(id: number, { name, description, tags }: PlaylistTexts): Promise<boolean> {
    const trimmed = name.trim()
    if (!trimmed) return false
    const params = { id, name: trimmed, desc: description.trim(), tags: tags.join(';') }
    const reply = await this.#deps.backend.call('playlistUpdate', params)
    // of its three parts some may have changed even if the call failed
    void this.#stores.ownPlaylists.load()
    if (!reply.ok) return this.#fail(reply.failure, 'library.editFailed')
    this.#stores.notices.show('success', 'library.edited')
    return true
  }

  /** Deletes a playlist. Returns whether that was done; the liked tracks are refused (specification, point 5). */
  async remove({ id, isLikes }: PlaylistDetail): Promise<boolean> {
    const { ownPlaylists, notices } = this.#stores
    if (isLikes || ownPlaylists.playlists[0]?.id === id) {
      notices.show('warning', 'library.keepsLikes')
      return false
    }
    const reply = await this.#deps.backend.call('playlistDelete', { id })
    if (!reply.ok) return this.#fail(reply.failure, 'library.deleteFailed')
    notices.show('success', 'library.deleted')
    void ownPlaylists.load()
    return true
  }

  #fail(failure: Failure, text: TextKey): false {
    notifyFailure(this.#stores.notices, failure, text)
    return false
  }
}
