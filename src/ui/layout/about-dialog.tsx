import { license, version } from '../../../package.json'
import { Keyboard } from 'lucide-react'
import { Button } from '../kit/button/button'
import { Modal } from '../kit/dialog/modal'
import { useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import styles from './about-dialog.module.css'

/** What the app is, its version and its licence. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { shell } = useShellStores()
  const { text } = useText()
  const showKeys = () => {
    onClose()
    shell.openHelp()
  }
  return (
    <Modal title={text('about.title')} onClose={onClose}>
      <div className={styles.head}>
        <img src="/icon.svg" alt="" width={72} height={72} className={styles.logo} />
        <p className={styles.name}>{text('app.name')}</p>
        <p className={styles.purpose}>{text('about.purpose')}</p>
      </div>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt className={styles.term}>{text('about.version')}</dt>
          <dd className={styles.value}>{version}</dd>
        </div>
        <div className={styles.fact}>
          <dt className={styles.term}>{text('about.licence')}</dt>
          <dd className={styles.value}>{license}</dd>
        </div>
      </dl>
      <Button className={styles.keys} onClick={showKeys}>
        <Keyboard aria-hidden size={18} />
        {text('keyboard.title')}
      </Button>
      <p className={styles.rights}>{text('about.rights')}</p>
    </Modal>
  )
}
