import { CircleAlert, CloudOff } from 'lucide-react'
import { Link, useLocation, useNavigate, useRouteError } from 'react-router'
import { Button } from '../../kit/button/button'
import { StatePanel } from '../../kit/state/state-panel'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import styles from './route-error-screen.module.css'

/** Messages of browsers and of Vite's preloader when code or styles cannot be loaded. */
const notFetched = /dynamically imported module|importing a module script|unable to preload/i

/**
 * Shown in place of a screen that threw; shell and music go on. Code that could not be loaded can be retried. If a
 * new version replaced the app, only a reload helps: it stops the music, so it is left to the listener.
 */
export function RouteErrorScreen() {
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
