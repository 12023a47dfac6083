import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuButton } from '../kit/menu/menu-button'
import { useText } from '../kit/use-text'
import { navLinkClass } from './nav-link-class'
import styles from './nav-links.module.css'
import { useNavMenus } from './use-nav-menus'

/** The menus Discover and My. They open on hover, press and key. */
export const NavMenus = observer(function NavMenus() {
  const { text } = useText()
  const { discover, my, inDiscover, inMy } = useNavMenus()
  const menus = [
    { name: text('nav.discover'), items: discover, current: inDiscover },
    { name: text('nav.my'), items: my, current: inMy },
  ]
  return menus.map(({ name, items, current }) => (
    <MenuButton
      key={name}
      label={name}
      items={items}
      align="center"
      opensOnHover
      className={navLinkClass(current)}
    >
      <span className={styles.name}>
        {name}
        <ChevronDown aria-hidden size={15} className={styles.arrow} />
      </span>
    </MenuButton>
  ))
})
