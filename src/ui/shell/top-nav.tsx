import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { useFrame, useMusic } from '../stores-context'
import { useText } from '../use-text'
import { HistoryButtons } from './history-buttons'
import { NavLinks } from './nav-links'
import styles from './top-nav.module.css'

/** The bar along the top: where to go, and at its right end what comes with the music part. */
export const TopNav = observer(function TopNav() {
  const { shell } = useFrame()
  const { text } = useText()
  const { TopTools, NavMenu } = useMusic()?.views ?? {}
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
