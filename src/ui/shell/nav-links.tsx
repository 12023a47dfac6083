import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router'
import { useFrame, useMusic } from '../stores-context'
import { useText } from '../use-text'
import { myPlace } from './my-place'
import { navLinkClass } from './nav-link-class'
import styles from './nav-links.module.css'

/** Home, Discover and My, in the middle of the top bar; the latter two are menus once the music part has come. */
export const NavLinks = observer(function NavLinks() {
  const { session } = useFrame()
  const { text } = useText()
  const NavMenus = useMusic()?.views.NavMenus
  const places = [
    { to: '/discover', name: text('nav.discover') },
    { to: myPlace(session), name: text('nav.my') },
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
