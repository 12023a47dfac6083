import { Link } from 'react-router'
import { useText } from '../../../kit/use-text'
import styles from './report-row.module.css'

interface ReportRowProps {
  title: string
  /** Where the title leads; nowhere if it is left out. */
  to?: string
  detail: string
  /** Where the file is. */
  place: string
  /** Whether a new group starts with it. */
  first?: boolean
}

/** A file of the report: its name, a line that says something of it, and where it is. */
export function ReportRow({ title, to, detail, place, first = true }: ReportRowProps) {
  const { languageOf } = useText()
  return (
    <div role="listitem" data-first={first || undefined} className={styles.row}>
      {to === undefined ? (
        <span lang={languageOf(title)} className={styles.title}>
          {title}
        </span>
      ) : (
        <Link to={to} draggable={false} lang={languageOf(title)} className={`${styles.title} ${styles.link}`}>
          {title}
        </Link>
      )}
      <span title={detail} className={styles.detail}>
        {detail}
      </span>
      <bdi title={place} className={styles.place}>
        {place}
      </bdi>
    </div>
  )
}
