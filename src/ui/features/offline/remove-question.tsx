import { useText } from '../../kit/use-text'

interface RemoveQuestionProps {
  /** The name of an album or playlist, or the number of songs. */
  name: string | number
  onConfirm: () => void
}

/** Loads the dialog that asks whether to keep something no longer. */
export async function loadRemoveQuestion(props: RemoveQuestionProps) {
  const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
  function RemoveQuestion({ name, onConfirm, onClose }: RemoveQuestionProps & { onClose: () => void }) {
    const { text } = useText()
    return (
      <ConfirmDialog
        title={text('offline.removeTitle')}
        message={
          typeof name === 'number'
            ? text('offline.removeSongs', { count: name })
            : text('offline.removeList', { name })
        }
        confirmLabel={text('offline.removeConfirm')}
        danger
        onConfirm={onConfirm}
        onClose={onClose}
      />
    )
  }
  return (onClose: () => void) => <RemoveQuestion {...props} onClose={onClose} />
}
