import { useText } from '../use-text'
import { useLateDialog } from '../use-late-dialog'
import styles from './clamped-text.module.css'

interface ClampedTextProps {
  /** Names the dialog that holds all of it. */
  title: string
  text: string
}

/** Beyond this, some of it may be hidden. */
const shortText = 70

/** The beginning of a text, and the way to all of it where it is long. */
export function ClampedText({ title, text: whole }: ClampedTextProps) {
  const { text } = useText()
  const { open, dialog } = useLateDialog()
  const long = whole.length > shortText || whole.trim().includes('\n')
  const loadDialog = async () => {
    const { TextDialog } = await import('./text-dialog')
    return (onClose: () => void) => <TextDialog title={title} text={whole} onClose={onClose} />
  }
  return (
    <div className={styles.box}>
      <p className={styles.text}>{whole}</p>
      {long && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={styles.more}
          onClick={() => void open(loadDialog)}
        >
          {text('collection.whole')}
        </button>
      )}
      {dialog}
    </div>
  )
}
