import { useNavigation } from 'react-router'
import { useText } from '../use-text'
import styles from './loading-bar.module.css'

/** Runs along the top while the next screen is being fetched. */
export function LoadingBar() {
  const { state } = useNavigation()
  const { text } = useText()
  if (state === 'idle') return null
  return <div role="progressbar" aria-label={text('app.loading')} className={styles.bar} />
}
