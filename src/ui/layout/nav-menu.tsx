import { Menu } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuButton } from '../kit/menu/menu-button'
import { useText } from '../kit/use-text'
import styles from './top-nav.module.css'
import { useNavMenus } from './use-nav-menus'

/** All destinations of {@link NavLinks} in one menu, for narrow screens. */
export const NavMenu = observer(function NavMenu() {
  const { text } = useText()
  const { all } = useNavMenus()
  return (
    <MenuButton label={text('menu.menu')} items={all} align="start" className={styles.narrow}>
      <Menu aria-hidden size={22} />
    </MenuButton>
  )
})
