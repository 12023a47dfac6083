import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { useShellStores, usePlayerBundle } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import { HistoryButtons } from './history-buttons'
import { NavLinks } from './nav-links'
import styles from './top-nav.module.css'

/** The bar along the top: navigation, and at its right end the tools of the player bundle. */
export const TopNav = observer(function TopNav() {
  const { shell } = useShellStores()
  const { text } = useText()
  const { TopTools, NavMenu } = usePlayerBundle()?.views ?? {}
  return (
    <header className={styles.bar} data-searching={shell.searchOpen || undefined}>
      <nav aria-label={text('nav.main')} className={styles.nav}>
        <Link to="/" aria-label={text('app.name')} className={styles.brand}>
          <img src="/icon.svg" alt="" width={30} height={30} />
          <span aria-hidden className={styles.name}>
            {text('app.name')}
          </span>
        </Link>
        <HistoryButtons />
        {NavMenu ? <NavMenu /> : <span className={styles.menuToCome} />}
        <NavLinks />
      </nav>
      {TopTools ? <TopTools /> : <div aria-hidden className={styles.toolsToCome} />}
    </header>
  )
})
