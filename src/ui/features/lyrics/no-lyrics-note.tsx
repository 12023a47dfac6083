import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './no-lyrics-note.module.css'

/** Shown below the cover when there are no lyrics: why, and the credits if they are known. */
export const NoLyricsNote = observer(function NoWords() {
  const { lyrics } = useStores()
  const { text } = useText()
  const { credits } = lyrics.data
  const waiting = lyrics.status === 'loading'
  const reason = waiting ? 'lyrics.loading' : lyrics.instrumental ? 'lyrics.pureMusic' : 'lyrics.none'
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
