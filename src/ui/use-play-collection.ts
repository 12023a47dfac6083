import { useWithMusic } from './use-with-music'

/** Plays a whole playlist, an album or one track from where its card stands. */
export function usePlayCollection() {
  const withMusic = useWithMusic()

  return {
    playPlaylist: (id: number) => withMusic(({ play }) => play.playlist(id)),
    playAlbum: (id: number) => withMusic(({ play }) => play.album(id)),
    playTrack: (id: number) => withMusic(({ play }) => play.track(id)),
  }
}
