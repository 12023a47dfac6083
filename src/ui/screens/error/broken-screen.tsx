import { CircleAlert, CloudOff } from 'lucide-react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { Button } from '../../parts/button'
import { StatePanel } from '../../parts/state-panel'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import styles from './broken-screen.module.css'

/** As browsers word it, and the loader of style sheets. */
const notFetched = /dynamically imported module|importing a module script|unable to preload/i

/**
 * What stands where a screen broke; the frame and the music go on. Code that could not be fetched can be asked for
 * again; only when the app was replaced meanwhile does it take a reload, which ends the music and is the listener's
 * choice.
 */
export function BrokenScreen() {
  const { text } = useText()
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const unreachable = error instanceof Error && notFetched.test(error.message)
  useTitle(text('page.brokenTitle'))
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>{text('page.brokenTitle')}</h1>
      <StatePanel
        icon={unreachable ? CloudOff : CircleAlert}
        title={text(unreachable ? 'page.unreachable' : 'page.broken')}
        alert
      >
        <div className={styles.actions}>
          <Button tone="solid" onClick={() => void navigate(`${pathname}${search}`, { replace: true })}>
            {text('app.retry')}
          </Button>
          {unreachable ? (
            <Button onClick={() => location.reload()}>{text('page.reload')}</Button>
          ) : (
            <Link to="/" className={styles.link}>
              {text('page.toHome')}
            </Link>
          )}
        </div>
      </StatePanel>
    </div>
  )
}
