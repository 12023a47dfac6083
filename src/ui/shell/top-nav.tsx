import { ChevronLeft, ChevronRight, Languages, Moon, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { NavLink, useNavigate } from 'react-router'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { useDarkMode } from './use-dark-mode'
import styles from './top-nav.module.css'

export const TopNav = observer(function TopNav() {
  const { settings } = useStores()
  const { text } = useText()
  const navigate = useNavigate()
  const { dark, toggle } = useDarkMode()
  const { language } = settings.values
  return (
    <header className={styles.bar}>
      <nav aria-label={text('nav.main')} className={styles.nav}>
        <span className={styles.brand}>
          <img src="/icon.svg" alt="" width={30} height={30} />
          <span className={styles.name}>{text('app.name')}</span>
        </span>
        <IconButton label={text('nav.back')} onClick={() => void navigate(-1)}>
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton label={text('nav.forward')} onClick={() => void navigate(1)}>
          <ChevronRight aria-hidden size={22} />
        </IconButton>
        <NavLink to="/" className={styles.link ?? ''}>
          {text('nav.home')}
        </NavLink>
      </nav>
      <div className={styles.tools}>
        <IconButton
          label={text('nav.language')}
          onClick={() => settings.set('language', language === 'en' ? 'zh-CN' : 'en')}
        >
          <Languages aria-hidden size={20} />
        </IconButton>
        <IconButton label={text(dark ? 'nav.toLight' : 'nav.toDark')} onClick={toggle}>
          {dark ? <Sun aria-hidden size={20} /> : <Moon aria-hidden size={20} />}
        </IconButton>
      </div>
    </header>
  )
})
