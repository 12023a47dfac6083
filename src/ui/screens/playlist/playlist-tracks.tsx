import { observer } from 'mobx-react-lite'
import type { PlaylistDetail } from '../../../domain/catalogue/playlist'
import type { Track } from '../../../domain/catalogue/track'
import type { Result } from '../../../domain/result'
import type { GrowingTracks } from '../../../stores/collections/growing-tracks'
import { removeTracks } from '../../../stores/collections/remove-tracks'
import { useStores } from '../../stores-context'
import { GrowingTrackList } from '../../tracks/growing-track-list'
import { useLateDialog } from '../../use-late-dialog'
import { useSettled } from '../../use-settled'
import { useText } from '../../use-text'

interface PlaylistTracksProps {
  id: number
  list: GrowingTracks
  detail: Promise<Result<PlaylistDetail>>
}

/** The songs of a playlist; from one of the listener's own they can be taken out. */
export const PlaylistTracks = observer(function PlaylistTracks({ id, list, detail }: PlaylistTracksProps) {
  const { backend, notices, session } = useStores()
  const { text } = useText()
  const { open, dialog } = useLateDialog()
  const playlist = useSettled(detail)
  const userId = session.profile?.userId
  const own = userId !== undefined && playlist?.creator?.userId === userId

  const remove = async (tracks: readonly Track[]) => {
    const { gone, outcome } = await removeTracks(backend, id, tracks)
    list.drop(gone)
    if (outcome.ok) notices.show('success', 'collection.removed')
    else if (outcome.failure.kind === 'loginNeeded') notices.fail(outcome.failure)
    else notices.show('error', 'collection.removeFailed')
  }
  const loadQuestion = async (tracks: readonly Track[]) => {
    const { ConfirmDialog } = await import('../../parts/confirm-dialog')
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
