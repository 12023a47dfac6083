import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { artistNames } from '../../domain/catalogue/artist-names'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LyricList } from './lyric-list'
import { LyricFailure, LyricGhosts } from './lyric-state'
import styles from './lyrics-page.module.css'
import { useLingering } from './use-lingering'

/** The words of the track; on narrow screens with a small head that says what plays. */
export const LyricsPage = observer(function LyricsPage({ visible }: { visible: boolean }) {
  const { player, lyrics } = useStores()
  const { text } = useText()
  const page = useRef<HTMLElement>(null)
  const { track } = player
  const retry = () => {
    // its button is about to go
    page.current?.focus()
    lyrics.retry()
  }
  return (
    <section ref={page} tabIndex={-1} aria-label={text('player.lyricsPage')} className={styles.page}>
      {track && (
        <div aria-hidden data-pull className={styles.head}>
          <Cover url={track.album.picUrl} size={96} eager className={styles.cover} />
          <div className={styles.text}>
            <p className={styles.name}>{track.name}</p>
            <p className={styles.artists}>{artistNames(track.artists)}</p>
          </div>
        </div>
      )}
      <Words key={track?.id} visible={visible} onRetry={retry} />
    </section>
  )
})

interface WordsProps {
  visible: boolean
  onRetry: () => void
}

const Words = observer(function Words({ visible, onRetry }: WordsProps) {
  const { lyrics } = useStores()
  const waiting = useLingering(lyrics.status === 'loading')
  if (waiting) return <LyricGhosts />
  if (lyrics.lines.length === 0) return <LyricFailure onRetry={onRetry} />
  return (
    <div className={styles.words}>
      <LyricList visible={visible} />
    </div>
  )
})
