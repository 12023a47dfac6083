import type { Failure } from '../../contract/failure'
import type { SongFile } from '../../contract/replies/song-file'
import type { Track } from '../../contract/replies/track'
import { ok } from '../../contract/result'
import type { Result } from '../../contract/result'
import { safeFileName } from '../../domain/library/safe-file-name'
import { writeM3u8 } from '../../domain/library/write-m3u8'
import type { Backend } from '../../ports/backend'
import type { Downloads } from '../../ports/downloads'
import { LatestOnly } from '../lib/latest-only'
import { loadAllTracks } from '../lib/load-all-tracks'
import { notifyFailure } from '../lib/notify-failure'
import type { NoticesStore } from '../shell/notices-store'

interface Deps {
  backend: Backend
  downloads: Downloads
  /** Where the app is: `https://music.example`. */
  origin: string
}

const group = 'playlist-export'

/** Songs asked for at a time. */
const batch = 500

/** Saves playlists as M3U8 files for other players. The newest wish wins. */
export class PlaylistExport {
  readonly #deps: Deps
  readonly #notices: NoticesStore
  readonly #turns = new LatestOnly()

  constructor(deps: Deps, { notices }: { notices: NoticesStore }) {
    this.#deps = deps
    this.#notices = notices
  }

  /** Saves a playlist, and says when that is done or why it cannot be. */
  async save(id: number, name: string): Promise<void> {
    const signal = this.#turns.start()
    const { backend, downloads } = this.#deps
    const tracks = await loadAllTracks(backend, id, signal)
    if (!tracks.ok) return this.#fail(tracks.failure)
    const places = await this.#placesOf(tracks.value, signal)
    if (signal.aborted) return
    if (!places.ok) return this.#fail(places.failure)
    const entries = tracks.value.map((track) => ({ track, place: places.value(track.id) }))
    const file = safeFileName(name, 'm3u8', 'playlist')
    downloads.saveText(writeM3u8(name, entries), file)
    this.#notices.show('success', 'collection.exported', { values: { name: file }, group })
  }

  dispose(): void {
    this.#turns.abort()
  }

  #fail(failure: Failure): void {
    notifyFailure(this.#notices, failure, 'collection.exportFailed', { group })
  }

  /**
   * Returns a function that gives the place of a song: the path that the server tells its operator, else the address of
   * its file, else that of its page, which is all that does not expire at other backends.
   */
  async #placesOf(tracks: readonly Track[], signal: AbortSignal): Promise<Result<(id: number) => string>> {
    const { backend, origin } = this.#deps
    const known = new Map<number, SongFile>()
    for (let from = 0; from < tracks.length; from += batch) {
      const ids = tracks.slice(from, from + batch).map(({ id }) => id)
      const reply = await backend.call('songFiles', { ids: ids.join() }, { signal })
      // other backends do not have it
      if (!reply.ok && reply.failure.kind === 'notFound') break
      if (!reply.ok) return reply
      for (const file of reply.value) known.set(file.trackId, file)
    }
    return ok((id) => {
      const { path, url } = known.get(id) ?? {}
      const address = url ?? `/song?id=${id}`
      return path ?? (address.startsWith('/') ? origin + address : address)
    })
  }
}
