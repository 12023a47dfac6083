import { useText } from '../use-text'
import styles from './broken-region.module.css'
import { Button } from './button'
import { handOnFocus } from './hand-on-focus'

/** Stands in for a region that broke, at the foot of the page, with a way back. */
export function BrokenRegion({ onRetry }: { onRetry: () => void }) {
  const { text } = useText()
  return (
    <div ref={handOnFocus} role="alert" className={styles.region}>
      <p>{text('app.bug')}</p>
      <Button onClick={onRetry}>{text('app.retry')}</Button>
    </div>
  )
}
