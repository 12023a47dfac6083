import { Compass, House, Library } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router'
import { useFrame } from '../stores-context'
import { useText } from '../use-text'
import { myPlace } from './my-place'
import styles from './tab-bar.module.css'

/** The main screens in reach of a thumb, at the foot of a phone. */
export const TabBar = observer(function TabBar() {
  const { session, shell } = useFrame()
  const { text } = useText()
  const tabs = [
    { to: '/', name: text('nav.home'), icon: House },
    { to: '/discover', name: text('nav.discover'), icon: Compass },
    { to: myPlace(session), name: text('nav.my'), icon: Library },
  ]
  return (
    <nav
      aria-label={text('nav.sections')}
      inert={shell.searchOpen || shell.queueOpen}
      className={styles.tabs}
    >
      {tabs.map(({ to, name, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.tab ?? ''}>
          <Icon aria-hidden size={22} />
          <span className={styles.name}>{name}</span>
        </NavLink>
      ))}
    </nav>
  )
})
