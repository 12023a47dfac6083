import { CloudOff, FileX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { failureText } from '../../../i18n/failure-text'
import { Button } from '../../kit/button/button'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './lyric-state.module.css'

/** A placeholder for the lyrics. */
export function LyricSkeleton() {
  const { text } = useText()
  return (
    <div aria-busy aria-label={text('lyrics.loading')} role="status" className={styles.ghosts}>
      {[62, 84, 48, 70, 56].map((width) => (
        <Skeleton key={width} className={styles.ghost} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
}

/** Says why there are no lyrics, with a retry if that may help. */
export const LyricFailure = observer(function LyricFailure({ onRetry }: { onRetry: () => void }) {
  const { lyrics } = useStores()
  const { text } = useText()
  const { failure } = lyrics
  if (!failure) return null
  if (failure.kind === 'tooLarge') return <StatePanel icon={FileX} title={text('lyrics.tooLarge')} alert />
  const { key, values } = failureText(failure)
  return (
    <StatePanel icon={CloudOff} title={text('lyrics.failed')} alert>
      <p className={styles.cause}>{text(key, values)}</p>
      <Button onClick={onRetry}>{text('app.retry')}</Button>
    </StatePanel>
  )
})
