import { observer } from 'mobx-react-lite'
import { useShellStores } from '../hooks/stores-context'
import { useText } from '../kit/use-text'
import styles from './loading-bar.module.css'

/** Runs along the top while a screen loads, and turns red if it fails. */
export const LoadingBar = observer(function LoadingBar() {
  const { shell } = useShellStores()
  const { text } = useText()
  const { navigation, navigationCount } = shell
  if (navigationCount === 0) return null
  const running = navigation === 'running'
  return (
    // each navigation starts at the left; the failed screen shows what is wrong
    <div
      key={navigationCount}
      role={running ? 'progressbar' : undefined}
      aria-label={running ? text('app.loading') : undefined}
      aria-hidden={!running || undefined}
      data-journey={navigation}
      className={styles.bar}
    />
  )
})
