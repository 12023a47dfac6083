import { observer } from 'mobx-react-lite'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import type { Track } from '../../../contract/replies/track'
import type { Result } from '../../../contract/result'
import type { GrowingTracks } from '../../../stores/library/growing-tracks'
import { removeTracks } from '../../../stores/library/remove-tracks'
import { useStores } from '../../hooks/stores-context'
import { GrowingTrackList } from '../../features/tracks/growing-track-list'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useSettledValue } from '../../kit/use-settled-value'
import { useText } from '../../kit/use-text'

interface PlaylistTracksProps {
  id: number
  list: GrowingTracks
  detail: Promise<Result<PlaylistDetail>>
}

/** The tracks of a playlist. They can be removed from the listener's own playlists. */
export const PlaylistTracks = observer(function PlaylistTracks({ id, list, detail }: PlaylistTracksProps) {
  const { backend, notices, session } = useStores()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()
  const playlist = useSettledValue(detail)
  const userId = session.profile?.userId
  const own = userId !== undefined && playlist?.creator?.userId === userId

  const remove = async (tracks: readonly Track[]) => {
    const { gone, outcome } = await removeTracks(backend, id, tracks)
    list.remove(gone)
    if (outcome.ok) notices.show('success', 'collection.removed')
    else if (outcome.failure.kind === 'loginNeeded') notices.showFailure(outcome.failure)
    else notices.show('error', 'collection.removeFailed')
  }
  const loadQuestion = async (tracks: readonly Track[]) => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('collection.removeTitle')}
        message={text('collection.removeMessage', { count: tracks.length, name: playlist?.name ?? '' })}
        confirmLabel={text('collection.removeConfirm')}
        danger
        onConfirm={() => void remove(tracks)}
        onClose={onClose}
      />
    )
  }
  return (
    <>
      <GrowingTrackList
        list={list}
        sourceId={id}
        tools
        {...(own && {
          onRemove: (tracks: readonly Track[]) => void open(() => loadQuestion(tracks)),
          removeLabel: text('collection.remove'),
        })}
      />
      {dialog}
    </>
  )
})
