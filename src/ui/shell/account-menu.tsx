import { CircleUser, History, Info, Languages, LogIn, LogOut, Moon, Settings, Sun } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MenuButton } from '../parts/menu-button'
import type { MenuItem } from '../parts/menu-item'
import { useStores } from '../stores-context'
import { useLateDialog } from '../use-late-dialog'
import { useText } from '../use-text'
import { AccountHeader } from './account-header'
import styles from './account-menu.module.css'
import { Avatar } from './avatar'
import { useDarkMode } from './use-dark-mode'

/** The menu behind the listener's picture. */
export const AccountMenu = observer(function AccountMenu() {
  const { session, settings } = useStores()
  const { text } = useText()
  const { dark, toggle } = useDarkMode()
  const { open, dialog } = useLateDialog()
  const { language } = settings.values

  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../parts/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('account.askLogout')}
        message={text('account.askLogoutText')}
        confirmLabel={text('account.logout')}
        onConfirm={() => void session.logout()}
        onClose={onClose}
      />
    )
  }
  const loadAbout = async () => {
    const { AboutDialog } = await import('../about/about-dialog')
    return (onClose: () => void) => <AboutDialog onClose={onClose} />
  }
  const items: MenuItem[] = [
    {
      key: 'theme',
      label: text(dark ? 'nav.toLight' : 'nav.toDark'),
      icon: dark ? Sun : Moon,
      onSelect: toggle,
    },
    {
      key: 'language',
      label: text('nav.language'),
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
          disabled: session.leaving,
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
