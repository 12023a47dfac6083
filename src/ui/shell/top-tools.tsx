import { SearchBox } from '../search/search-box'
import { AccountMenu } from './account-menu'
import styles from './top-nav.module.css'

/** The right end of the top bar: the search box, and what belongs to the listener. */
export function TopTools() {
  return (
    <div className={styles.tools}>
      <SearchBox />
      <AccountMenu />
    </div>
  )
}
