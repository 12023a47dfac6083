import { loadAllTracks } from '../stores/load-all-tracks'
import { useFrame } from './stores-context'
import { useWithMusic } from './use-with-music'

/** Plays a whole playlist, an album or one track from where its card stands; the newest choice wins. */
export function usePlayCollection() {
  const { backend } = useFrame()
  const withMusic = useWithMusic()

  return {
    playPlaylist: (id: number) =>
      withMusic(({ player }) => player.playFound((signal) => loadAllTracks(backend, id, signal), id)),
    playAlbum: (id: number) =>
      withMusic(({ player }) =>
        player.playFound(async (signal) => {
          const album = await backend.call('album', { id }, { signal })
          return album.ok ? { ok: true, value: album.value.tracks } : album
        }, id),
      ),
    playTrack: (id: number) =>
      withMusic(({ player }) =>
        player.playFound((signal) => backend.call('songDetail', { ids: id }, { signal })),
      ),
  }
}
