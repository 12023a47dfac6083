import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { useStores } from '../hooks/stores-context'
import { useMediaQuery } from '../kit/use-media-query'
import { useText } from '../kit/use-text'
import styles from './offline-badge.module.css'

/** Says that the server cannot be reached, and leads to what is kept on this device. */
export const OfflineBadge = observer(function OfflineBadge() {
  const { shell } = useStores()
  const { text } = useText()
  const hasRoom = useMediaQuery('(width >= 1024px)')
  return (
    <div role="status" className={styles.status}>
      {!shell.reachable && (
        <Link to="/kept" title={text('offline.badgeHint')} className={styles.badge}>
          <CloudOff aria-hidden size={18} />
          <span className={hasRoom ? undefined : 'visually-hidden'}>{text('offline.badge')}</span>
        </Link>
      )}
    </div>
  )
})
