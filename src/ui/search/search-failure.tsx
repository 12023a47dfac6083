import { CloudOff } from 'lucide-react'
import type { Failure } from '../../domain/failure'
import { failureText } from '../../i18n/failure-text'
import { Button } from '../parts/button'
import { handOnFocus } from '../parts/hand-on-focus'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './search-failure.module.css'

/** Why there is nothing to offer, in one line, with a retry; the box goes on to search by Enter. */
export function SearchFailure({ failure }: { failure: Failure }) {
  const { search } = useStores()
  const { text } = useText()
  const { key, values } = failureText(failure)
  return (
    <div ref={handOnFocus} role="status" className={styles.failure}>
      <CloudOff aria-hidden size={20} className={styles.icon} />
      <p className={styles.text}>{text(key, values)}</p>
      <Button onClick={() => search.retry()}>{text('app.retry')}</Button>
    </div>
  )
}
