import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router'
import { useShellStores, usePlayerBundle } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import { myMusicPath } from './my-music-path'
import { navLinkClass } from './nav-link-class'
import styles from './nav-links.module.css'

/**
 * Home, Discover and My, in the middle of the top bar. The latter two are menus once the player bundle is loaded.
 */
export const NavLinks = observer(function NavLinks() {
  const { session } = useShellStores()
  const { text } = useText()
  const NavMenus = usePlayerBundle()?.views.NavMenus
  const places = [
    { to: '/discover', name: text('nav.discover') },
    { to: myMusicPath(session), name: text('nav.my') },
  ]
  return (
    <div className={styles.links}>
      <NavLink to="/" end className={({ isActive }) => navLinkClass(isActive)}>
        {text('nav.home')}
      </NavLink>
      {NavMenus ? (
        <NavMenus />
      ) : (
        places.map(({ to, name }) => (
          <NavLink key={to} to={to} className={({ isActive }) => navLinkClass(isActive)}>
            <span className={styles.name}>
              {name}
              <ChevronDown aria-hidden size={15} className={styles.arrow} />
            </span>
          </NavLink>
        ))
      )}
    </div>
  )
})
