import { loadAllTracks } from '../stores/load-all-tracks'
import { useStores } from './stores-context'

/** Plays a whole playlist, an album or one track from where its card stands; the newest choice wins. */
export function usePlayCollection() {
  const { backend, player } = useStores()
  return {
    playPlaylist: (id: number) => player.playFound((signal) => loadAllTracks(backend, id, signal), id),
    playAlbum: (id: number) =>
      player.playFound(async (signal) => {
        const album = await backend.call('album', { id }, { signal })
        return album.ok ? { ok: true, value: album.value.tracks } : album
      }, id),
    playTrack: (id: number) =>
      player.playFound((signal) => backend.call('songDetail', { ids: id }, { signal })),
  }
}
