import { createContext, useContext } from 'react'
import type { Backend } from '../ports/backend'
import type { Spectrum } from '../ports/spectrum'
import type { ArtworkStore } from '../stores/artwork-store'
import type { DeviceDataStore } from '../stores/device-data-store'
import type { HistoryStore } from '../stores/history-store'
import type { LikesStore } from '../stores/likes-store'
import type { LyricsStore } from '../stores/lyrics-store'
import type { NoticesStore } from '../stores/notices-store'
import type { OutputStore } from '../stores/output-store'
import type { OwnPlaylistsStore } from '../stores/own-playlists-store'
import type { PlayerStore } from '../stores/player-store'
import type { QueueStore } from '../stores/queue-store'
import type { SearchHistoryStore } from '../stores/search-history-store'
import type { SearchStore } from '../stores/search-store'
import type { SessionStore } from '../stores/session-store'
import type { SettingsStore } from '../stores/settings-store'
import type { ShellStore } from '../stores/shell-store'
import type { TierStore } from '../stores/tier-store'
import type { VolumeStore } from '../stores/volume-store'

/** Everything that views read and ask. */
export interface Stores {
  backend: Backend
  settings: SettingsStore
  notices: NoticesStore
  shell: ShellStore
  session: SessionStore
  search: SearchStore
  searchHistory: SearchHistoryStore
  likes: LikesStore
  history: HistoryStore
  ownPlaylists: OwnPlaylistsStore
  queue: QueueStore
  player: PlayerStore
  volume: VolumeStore
  artwork: ArtworkStore
  lyrics: LyricsStore
  outputs: OutputStore
  tier: TierStore
  deviceData: DeviceDataStore
  spectrum: Spectrum<OffscreenCanvas>
}

export const StoresContext = createContext<Stores | null>(null)

/** The stores of the app; outside of it there are none, which is a bug. */
export function useStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores is called outside of the app')
  return stores
}
