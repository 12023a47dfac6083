import { CircleCheck, HardDriveDownload, LoaderCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Track } from '../../../contract/replies/track'
import type { Result } from '../../../contract/result'
import { listKey } from '../../../domain/offline/kept-song'
import type { KeptList } from '../../../domain/offline/kept-song'
import { Button } from '../../kit/button/button'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { loadRemoveQuestion } from './remove-question'

interface KeepButtonProps {
  list: Pick<KeptList, 'kind' | 'id' | 'name' | 'cover'>
  /** Returns all of its songs. */
  loadTracks: () => Promise<Result<readonly Track[]>>
}

/** Keeps an album or playlist on this device, says how far that is, and removes it. Absent where that is not possible. */
export const KeepButton = observer(function KeepButton({ list, loadTracks }: KeepButtonProps) {
  const { kept, notices } = useStores()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()
  const found = kept.list(listKey(list.kind, list.id))
  if (!kept.available && !found) return null
  if (!found) {
    const keep = async () => {
      const tracks = await loadTracks()
      if (!tracks.ok) return notices.showFailure(tracks.failure)
      const count = tracks.value.filter(({ unavailable }) => !unavailable).length
      if (count === 0) return notices.show('info', 'offline.nothingToKeep')
      notices.show('info', 'offline.adding', { group: 'kept', values: { count } })
      await kept.keepList(list, tracks.value)
    }
    return (
      <Button data-compact onClick={() => void keep()}>
        <HardDriveDownload aria-hidden size={18} />
        <span>{text('offline.keep')}</span>
      </Button>
    )
  }
  const { kept: here, total } = kept.shareOf(found)
  const Icon = here === total ? CircleCheck : LoaderCircle
  const remove = () => kept.removeList(found.key)
  return (
    <>
      <Button
        data-compact
        aria-pressed
        aria-haspopup="dialog"
        onClick={() => void open(() => loadRemoveQuestion({ name: found.name, onConfirm: remove }))}
      >
        <Icon aria-hidden size={18} />
        <span>{here === total ? text('offline.kept') : text('offline.share', { kept: here, total })}</span>
      </Button>
      {dialog}
    </>
  )
})
