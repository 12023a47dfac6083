import { useStores } from '../../hooks/stores-context'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useText } from '../../kit/use-text'

/**
 * Returns `ask`, which deletes the search history after a confirmation, and `question`, which has to be rendered.
 */
export function useDeleteSearchHistory(onAnswered: () => void) {
  const { searchHistory, notices } = useStores()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()

  const remove = () => {
    searchHistory.clear()
    notices.show('success', 'search.deleted')
  }
  const load = async () => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
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
