import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router'
import { MenuButton } from '../parts/menu-button'
import { useText } from '../use-text'
import styles from './nav-links.module.css'
import { useNavMenus } from './use-nav-menus'

/** Home, Discover and My, in the middle of the top bar; the latter two open by hover, press and key. */
export const NavLinks = observer(function NavLinks() {
  const { text } = useText()
  const { discover, my, inDiscover, inMy } = useNavMenus()
  const linkOf = (current: boolean) => `${styles.link} ${current ? styles.current : ''}`
  return (
    <div className={styles.links}>
      <NavLink to="/" end className={({ isActive }) => linkOf(isActive)}>
        {text('nav.home')}
      </NavLink>
      <MenuButton
        label={text('nav.discover')}
        items={discover}
        align="center"
        opensOnHover
        className={linkOf(inDiscover)}
      >
        <span className={styles.name}>
          {text('nav.discover')}
          <ChevronDown aria-hidden size={15} className={styles.arrow} />
        </span>
      </MenuButton>
      <MenuButton label={text('nav.my')} items={my} align="center" opensOnHover className={linkOf(inMy)}>
        <span className={styles.name}>
          {text('nav.my')}
          <ChevronDown aria-hidden size={15} className={styles.arrow} />
        </span>
      </MenuButton>
    </div>
  )
})
