import { Link, useLocation } from 'react-router'
import { loginAddress } from '../../../domain/address/login-address'
import type { NoticeAction as Action } from '../../../stores/shell/notices-store'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './notice-action.module.css'

interface NoticeActionProps {
  action: Action
  onDone: () => void
}

/** What a message offers: to log in, which leads back to the current screen, to reload, or to change the language. */
export function NoticeAction({ action, onDone }: NoticeActionProps) {
  const { settings } = useStores()
  const { text } = useText()
  const { pathname, search } = useLocation()
  if (action === 'login')
    return (
      <Link to={loginAddress(pathname + search)} className={styles.action}>
        {text('account.login')}
      </Link>
    )
  if (action === 'reload')
    return (
      <button type="button" className={styles.action} onClick={() => location.reload()}>
        {text('page.reload')}
      </button>
    )
  const speakEnglish = () => {
    settings.set('language', 'en')
    onDone()
  }
  return (
    <button type="button" lang="en" className={styles.action} onClick={speakEnglish}>
      {text('setting.english')}
    </button>
  )
}
