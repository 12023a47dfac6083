import { Copy } from 'lucide-react'
import { useCopy } from '../../hooks/use-copy'
import { IconButton } from '../../kit/button/icon-button'
import { useText } from '../../kit/use-text'
import styles from './start-command.module.css'

const command = 'npm start -- --music ~/Music'

/** The command that starts the server with a folder of the listener's own, with a button that copies it. */
export function StartCommand() {
  const { text } = useText()
  const copy = useCopy()
  return (
    <div className={styles.command}>
      <code className={styles.code}>{command}</code>
      <IconButton label={text('libraryReport.copyCommand')} onClick={() => void copy(command)}>
        <Copy aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
