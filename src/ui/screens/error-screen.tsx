import { CircleAlert } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Button } from '../parts/button'
import { StatePanel } from '../parts/state-panel'
import { useText } from '../use-text'
import { useTitle } from '../use-title'
import styles from './message-screen.module.css'

/** What stands where a screen broke; the frame and the music go on. */
export function ErrorScreen() {
  const { text } = useText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useTitle(text('page.brokenTitle'))
  return (
    <div className={styles.screen}>
      <h1 className={styles.code}>{text('page.brokenTitle')}</h1>
      <StatePanel icon={CircleAlert} title={text('page.broken')} alert>
        <Button onClick={() => void navigate(`${pathname}${search}`, { replace: true })}>
          {text('app.retry')}
        </Button>
        <Link to="/" className={styles.link}>
          {text('page.toHome')}
        </Link>
      </StatePanel>
    </div>
  )
}
