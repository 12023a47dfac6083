import { observer } from 'mobx-react-lite'
import { useFrame } from '../stores-context'
import { useText } from '../use-text'
import styles from './loading-bar.module.css'

/** Runs along the top while another screen is on its way; goes over into red when it does not come. */
export const LoadingBar = observer(function LoadingBar() {
  const { shell } = useFrame()
  const { text } = useText()
  const { journey, journeys } = shell
  if (journeys === 0) return null
  const running = journey === 'running'
  return (
    // a new run begins at the left again; why a screen did not come is told where the screen would be
    <div
      key={journeys}
      role={running ? 'progressbar' : undefined}
      aria-label={running ? text('app.loading') : undefined}
      aria-hidden={!running || undefined}
      data-journey={journey}
      className={styles.bar}
    />
  )
})
