import { SearchBox } from './search/search-box'
import { AccountMenu } from './account-menu'
import { OfflineBadge } from './offline-badge'
import styles from './top-nav.module.css'

/** The right end of the top bar: search box and account menu. */
export function TopTools() {
  return (
    <div className={styles.tools}>
      <SearchBox />
      <OfflineBadge />
      <AccountMenu />
    </div>
  )
}
