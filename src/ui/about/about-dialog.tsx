import { license, version } from '../../../package.json'
import { Modal } from '../parts/modal'
import { useText } from '../use-text'
import styles from './about-dialog.module.css'

/** What this is, which version, and under which licence. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const { text } = useText()
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
      <p className={styles.rights}>{text('about.rights')}</p>
    </Modal>
  )
}
