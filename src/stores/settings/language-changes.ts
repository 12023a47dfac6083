import type { DailySongsStore } from '../home/daily-songs-store'
import type { HomeArtistsStore } from '../home/home-artists-store'
import type { LibraryLists } from '../library/library-lists'
import type { OwnPlaylistsStore } from '../library/own-playlists-store'
import type { SessionStore } from '../session/session-store'
import { watch } from '../lib/watch'
import type { SettingsStore } from './settings-store'

interface Deps {
  /** Loads the data of the current screen again. */
  revalidate: () => void
}

interface Stores {
  settings: SettingsStore
  session: SessionStore
  dailySongs: DailySongsStore
  homeArtists: HomeArtistsStore
  library: LibraryLists
  ownPlaylists: OwnPlaylistsStore
}

/** Loads again what the server has put into words, whenever the listener chooses another language. */
export class LanguageChanges {
  readonly #deps: Deps
  readonly #stores: Stores
  #unsubscribe = () => {}

  constructor(deps: Deps, stores: Stores) {
    this.#deps = deps
    this.#stores = stores
  }

  /** Follows the language, until it is disposed. */
  start(): void {
    const { settings } = this.#stores
    this.#unsubscribe = watch(
      () => settings.values.language,
      () => this.#loadAgain(),
    )
  }

  dispose(): void {
    this.#unsubscribe()
  }

  #loadAgain(): void {
    const { session, dailySongs, homeArtists, library, ownPlaylists } = this.#stores
    this.#deps.revalidate()
    if (homeArtists.artists) void homeArtists.load()
    if (!session.profile) return
    void session.check()
    if (dailySongs.songs.length > 0) void dailySongs.reload()
    if (ownPlaylists.loaded) void ownPlaylists.load()
    for (const list of [library.playlists, library.albums, library.artists]) if (list.loaded) void list.load()
  }
}
