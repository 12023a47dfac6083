import { useStores } from '../stores-context'
import { useLateDialog } from '../use-late-dialog'
import { useText } from '../use-text'

/** Deletes the search history once the listener confirmed it; `question` is to be rendered. */
export function useDeleteHistory(onAnswered: () => void) {
  const { searchHistory, notices } = useStores()
  const { text } = useText()
  const { open, dialog } = useLateDialog()

  const remove = () => {
    searchHistory.clear()
    notices.show('success', 'search.deleted')
  }
  const load = async () => {
    const { ConfirmDialog } = await import('../parts/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('search.askDelete')}
        message={text('search.askDeleteText')}
        confirmLabel={text('search.deleteAll')}
        danger
        onConfirm={remove}
        onClose={() => {
          onClose()
          onAnswered()
        }}
      />
    )
  }
  return { ask: () => void open(load), question: dialog }
}
