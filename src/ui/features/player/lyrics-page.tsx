import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { Cover } from '../../kit/card/cover'
import { useStores } from '../../hooks/stores-context'
import { useAfterPaint } from '../../kit/use-after-paint'
import { useText } from '../../kit/use-text'
import { LyricList } from '../lyrics/lyric-list'
import { LyricFailure, LyricSkeleton } from '../lyrics/lyric-state'
import styles from './lyrics-page.module.css'
import { PlayerBackground } from './player-background'
import { usePlayerSides } from './use-player-sides'
import { useSteadyLoading } from '../../motion/use-steady-loading'

/** The lyrics of the track; on narrow screens with a small header that names it. */
export const LyricsPage = observer(function LyricsPage({ visible }: { visible: boolean }) {
  const { player, lyrics } = useStores()
  const { text, languageOf } = useText()
  const page = useRef<HTMLElement>(null)
  // the player slides in before it has rendered the many lines
  const painted = useAfterPaint(true, false)
  const { track } = player
  const retry = () => {
    // the retry button is about to be removed
    page.current?.focus()
    lyrics.retry()
  }
  return (
    <section ref={page} tabIndex={-1} aria-label={text('player.lyricsPage')} className={styles.page}>
      {track && (
        <div aria-hidden data-pull className={styles.head}>
          <Cover url={track.album.picUrl} size={96} eager className={styles.cover} />
          <div className={styles.text}>
            <p lang={languageOf(track.name)} className={styles.name}>
              {track.name}
            </p>
            <p className={styles.artists}>{artistNames(track.artists) || text('track.unknownArtist')}</p>
          </div>
        </div>
      )}
      {painted && <Words key={track?.id} visible={visible} onRetry={retry} />}
    </section>
  )
})

interface WordsProps {
  visible: boolean
  onRetry: () => void
}

const Words = observer(function Words({ visible, onRetry }: WordsProps) {
  const { lyrics } = useStores()
  const words = useRef<HTMLDivElement>(null)
  const waiting = useSteadyLoading(lyrics.status === 'loading')
  const failed = lyrics.lines.length === 0
  usePlayerSides(words, !waiting && !failed)
  if (waiting) return <LyricSkeleton />
  if (failed) return <LyricFailure onRetry={onRetry} />
  return (
    <div ref={words} className={styles.words}>
      <LyricList visible={visible} />
      {(['top', 'bottom'] as const).map((edge) => (
        <div key={edge} aria-hidden data-edge={edge} className={styles.edge}>
          <div className={styles.behind}>
            <PlayerBackground />
          </div>
        </div>
      ))}
    </div>
  )
})
