import { useCallback } from 'react'
import type { Track } from '../domain/catalogue/track'
import type { Result } from '../domain/result'
import { failureText } from '../i18n/failure-text'
import { loadAllTracks } from './screens/playlist/load-all-tracks'
import { useStores } from './stores-context'

/** Plays a whole playlist or album from where its card stands. */
export function usePlayCollection() {
  const { backend, player, notices } = useStores()

  const play = useCallback(
    (loaded: Result<Track[]>) => {
      if (loaded.ok && loaded.value.length > 0) return player.playAll(loaded.value, 0)
      if (loaded.ok) return notices.show('info', 'list.empty')
      if (loaded.failure.kind === 'aborted') return
      const { key, values } = failureText(loaded.failure)
      notices.show('error', key, values)
    },
    [player, notices],
  )

  const playPlaylist = useCallback(
    async (id: number) => play(await loadAllTracks(backend, id)),
    [backend, play],
  )
  const playAlbum = useCallback(
    async (id: number) => {
      const detail = await backend.call('album', { id })
      play(detail.ok ? { ok: true, value: detail.value.tracks } : detail)
    },
    [backend, play],
  )
  return { playPlaylist, playAlbum }
}
