import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './no-words.module.css'

/** Below a cover that stands alone: why there are no words, and who made the music where that is known. */
export const NoWords = observer(function NoWords() {
  const { lyrics } = useStores()
  const { text } = useText()
  const { credits } = lyrics.data
  const waiting = lyrics.status === 'loading'
  const reason = waiting ? 'lyrics.loading' : lyrics.pureMusic ? 'lyrics.pureMusic' : 'lyrics.none'
  return (
    <div role="status" className={styles.note}>
      <p key={reason} data-waiting={waiting || undefined} className={styles.reason}>
        {text(reason)}
      </p>
      {credits.length > 0 && (
        <p className={styles.credits}>
          {credits.map((credit, at) => (
            <Fragment key={at}>
              {at > 0 && ' · '}
              <span className={styles.credit}>{credit}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
})
