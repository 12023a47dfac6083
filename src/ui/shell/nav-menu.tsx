import { Menu } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuButton } from '../parts/menu-button'
import { useText } from '../use-text'
import styles from './top-nav.module.css'
import { useNavMenus } from './use-nav-menus'

/** All that {@link NavLinks} leads to, in one menu, where there is no room for them. */
export const NavMenu = observer(function NavMenu() {
  const { text } = useText()
  const { all } = useNavMenus()
  return (
    <MenuButton label={text('nav.menu')} items={all} align="start" className={styles.narrow}>
      <Menu aria-hidden size={22} />
    </MenuButton>
  )
})
