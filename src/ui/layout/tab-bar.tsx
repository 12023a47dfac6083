import { Compass, House, Library } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink } from 'react-router'
import { useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import { myMusicPath } from './my-music-path'
import styles from './tab-bar.module.css'

/** The tab bar at the bottom on phones. */
export const TabBar = observer(function TabBar({ inert }: { inert: boolean }) {
  const { session } = useShellStores()
  const { text } = useText()
  const tabs = [
    { to: '/', name: text('nav.home'), icon: House },
    { to: '/discover', name: text('nav.discover'), icon: Compass },
    { to: myMusicPath(session), name: text('nav.my'), icon: Library },
  ]
  return (
    <nav aria-label={text('nav.sections')} inert={inert} className={styles.tabs}>
      {tabs.map(({ to, name, icon: Icon }) => (
        <NavLink key={to} to={to} end={to === '/'} className={styles.tab ?? ''}>
          <Icon aria-hidden size={22} />
          <span className={styles.name}>{name}</span>
        </NavLink>
      ))}
    </nav>
  )
})
