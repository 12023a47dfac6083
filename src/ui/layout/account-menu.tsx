import { CircleUser, History, Info, Languages, LogIn, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMatches, useNavigate } from 'react-router'
import { MenuButton } from '../kit/menu/menu-button'
import type { MenuItem } from '../kit/menu/menu-item'
import type { RouteHandle } from '../hooks/route-handle'
import { useShellStores, useStores } from '../hooks/stores-context'
import { useLazyDialog } from '../kit/dialog/use-lazy-dialog'
import { useText } from '../kit/use-text'
import { AccountHeader } from './account-header'
import styles from './account-menu.module.css'
import { Avatar } from '../kit/avatar'
import { useIsDark } from '../hooks/use-is-dark'

/**
 * Returns whether the app is dark now, and `toggle`, which pins the other mode and shows a notice. Call it in an
 * observer.
 */
function useDarkMode() {
  const { settings, notices } = useShellStores()
  const dark = useIsDark()

  const toggle = () => {
    settings.set('themeAuto', false)
    settings.set('theme', dark ? 'light' : 'dark')
    notices.show('info', dark ? 'notice.lightMode' : 'notice.darkMode', { group: 'theme' })
  }
  return { dark, toggle }
}

/** The account menu, opened by the listener's picture. */
export const AccountMenu = observer(function AccountMenu() {
  const { session, settings } = useStores()
  const { text } = useText()
  const { dark, toggle } = useDarkMode()
  const { open, dialog } = useLazyDialog()
  const { language } = settings.values
  const navigate = useNavigate()
  const forListeners = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.login)

  const logout = async () => {
    await session.logout()
    // a screen of listeners would ask for the login that was just given up
    if (forListeners && session.state === 'visitor') void navigate('/')
  }

  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../kit/dialog/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('account.askLogout')}
        message={text('account.askLogoutText')}
        confirmLabel={text('account.logout')}
        onConfirm={() => void logout()}
        onClose={onClose}
      />
    )
  }
  const loadAbout = async () => {
    const { AboutDialog } = await import('./about-dialog')
    return (onClose: () => void) => <AboutDialog onClose={onClose} />
  }
  const items: MenuItem[] = [
    {
      key: 'theme',
      label: text(dark ? 'menu.toLight' : 'menu.toDark'),
      icon: dark ? Sun : Moon,
      onSelect: toggle,
    },
    {
      key: 'language',
      label: text('menu.language'),
      icon: Languages,
      onSelect: () => settings.set('language', language === 'en' ? 'zh-CN' : 'en'),
    },
    { key: 'above screens', kind: 'divider' },
    { key: 'history', label: text('account.history'), icon: History, href: '/history' },
    { key: 'settings', label: text('account.settings'), icon: Settings, href: '/setting' },
    { key: 'above login', kind: 'divider' },
    session.state === 'listener'
      ? {
          key: 'logout',
          label: text('account.logout'),
          icon: LogOut,
          disabled: session.loggingOut,
          onSelect: () => void open(loadQuestion),
        }
      : { key: 'login', label: text('account.login'), icon: LogIn, href: '/login' },
    { key: 'about', label: text('about.title'), icon: Info, onSelect: () => void open(loadAbout) },
  ]
  return (
    <>
      <MenuButton
        label={text('account.menu')}
        items={items}
        header={<AccountHeader />}
        className={styles.button}
      >
        {session.profile ? (
          <Avatar profile={session.profile} className={styles.picture} />
        ) : (
          <CircleUser aria-hidden size={24} strokeWidth={1.75} />
        )}
      </MenuButton>
      {dialog}
    </>
  )
})
