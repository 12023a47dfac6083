import { useWithPlayerBundle } from './use-with-player-bundle'

/** Returns functions that play a playlist, an album or one track; they load the player bundle first if need be. */
export function usePlayCollection() {
  const withMusic = useWithPlayerBundle()

  return {
    playPlaylist: (id: number) => withMusic(({ play }) => play.playlist(id)),
    playAlbum: (id: number) => withMusic(({ play }) => play.album(id)),
    playTrack: (id: number) => withMusic(({ play }) => play.track(id)),
  }
}
