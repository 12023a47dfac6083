import { loadAllTracks } from '../stores/load-all-tracks'
import type { PlayerStore } from '../stores/player-store'
import { useFrame } from './stores-context'

/** Plays a whole playlist, an album or one track from where its card stands; the newest choice wins. */
export function usePlayCollection() {
  const { backend, music, notices } = useFrame()

  const play = async (start: (player: PlayerStore) => Promise<void>) => {
    let { value } = music
    try {
      // asked for at once where it is there, while the browser still takes it for the listener's press
      value ??= await music.load()
    } catch {
      notices.fail({ kind: 'offline' })
      return
    }
    await start(value.stores.player)
  }
  return {
    playPlaylist: (id: number) =>
      play((player) => player.playFound((signal) => loadAllTracks(backend, id, signal), id)),
    playAlbum: (id: number) =>
      play((player) =>
        player.playFound(async (signal) => {
          const album = await backend.call('album', { id }, { signal })
          return album.ok ? { ok: true, value: album.value.tracks } : album
        }, id),
      ),
    playTrack: (id: number) =>
      play((player) => player.playFound((signal) => backend.call('songDetail', { ids: id }, { signal }))),
  }
}
