import { Compass } from 'lucide-react'
import { Link } from 'react-router'
import { StatePanel } from '../parts/state-panel'
import { useText } from '../use-text'
import { useTitle } from '../use-title'
import styles from './message-screen.module.css'

export function NotFoundScreen() {
  const { text } = useText()
  useTitle(text('page.notFoundTitle'))
  return (
    <div className={styles.screen}>
      <h1 className={styles.code}>{text('page.notFoundTitle')}</h1>
      <StatePanel icon={Compass} title={text('page.notFound')}>
        <Link to="/" className={styles.link}>
          {text('page.toHome')}
        </Link>
      </StatePanel>
    </div>
  )
}
