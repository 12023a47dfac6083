import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuLink } from '../kit/menu/menu-link'
import { useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import { myMusicPath } from './my-music-path'
import { navLinkClass } from './nav-link-class'
import styles from './nav-links.module.css'
import { useNavMenus } from './use-nav-menus'

/** The links Discover and My with their menus. */
export const NavMenus = observer(function NavMenus() {
  const { session } = useShellStores()
  const { text } = useText()
  const { discover, my, inDiscover, inMy } = useNavMenus()
  const links = [
    { to: '/discover', name: text('nav.discover'), items: discover, current: inDiscover },
    { to: myMusicPath(session), name: text('nav.my'), items: my, current: inMy },
  ]
  return links.map(({ to, name, items, current }) => (
    <MenuLink
      key={name}
      to={to}
      label={name}
      items={items}
      current={current}
      align="center"
      className={navLinkClass(current)}
    >
      <span className={styles.name}>
        {name}
        <ChevronDown aria-hidden size={15} className={styles.arrow} />
      </span>
    </MenuLink>
  ))
})
