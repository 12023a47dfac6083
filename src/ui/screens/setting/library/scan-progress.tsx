import type { LibraryScan } from '../../../../contract/replies/library'
import { useText } from '../../../kit/use-text'
import styles from './scan-progress.module.css'

/** How far a scan has come: a bar where the number of files is known from before, and the figures. */
export function ScanProgress({ scan }: { scan: LibraryScan }) {
  const { text } = useText()
  const { found, read, unchanged, unreadable, expected } = scan
  return (
    <div className={styles.progress}>
      <progress
        aria-label={text('libraryReport.progress')}
        className={styles.bar}
        {...(expected > 0 && { max: Math.max(expected, found), value: found })}
      />
      <span className={styles.figures}>{text('libraryReport.found', { found })}</span>
      <span className={styles.figures}>{text('libraryReport.figures', { read, unchanged, unreadable })}</span>
    </div>
  )
}
