import { Link, useLocation } from 'react-router'
import { loginAddress } from '../../../domain/address/login-address'
import { useText } from '../../kit/use-text'
import styles from './login-link.module.css'

/** Leads to the login, and from there back to the current screen. */
export function LoginLink() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  return (
    <Link to={loginAddress(pathname + search)} className={styles.link}>
      {text('account.login')}
    </Link>
  )
}
