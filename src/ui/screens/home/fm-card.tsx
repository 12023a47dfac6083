import { LoaderCircle, Pause, Play, SkipForward, ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import { Cover } from '../../kit/card/cover'
import { IconButton } from '../../kit/button/icon-button'
import { PlayingBars } from '../../features/tracks/playing-bars'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './fm-card.module.css'

/** Personal FM: its current song, or the one it would start with. Shows an introduction until that is loaded. */
export const FmCard = observer(function FmCard() {
  const { session, shell, personalFm: fm, queue, player } = useStores()
  const { text } = useText()
  const [asked, setAsked] = useState(false)
  const { song, waiting } = fm
  const onAir = queue.fm
  const wanted = onAir && player.wantsSound
  const playLabel = onAir ? (wanted ? 'fm.pause' : 'fm.play') : 'fm.begin'

  useEffect(() => fm.loadSong(), [fm])

  const skip = () => {
    setAsked(true)
    fm.next()
  }
  const dislike = () => {
    setAsked(true)
    void fm.dislike()
  }

  return (
    <section aria-labelledby="home-fm" className={styles.place}>
      <div className={styles.card}>
        <Cover url={song?.album.picUrl ?? null} size={300} eager className={styles.cover} />
        <div className={styles.text}>
          <div className={styles.mark}>
            <h2 id="home-fm" className={styles.title}>
              {text('fm.title')}
            </h2>
            {wanted ? (
              <>
                <PlayingBars moving={player.playing && !shell.playerOpen} />
                <span className={styles.note}>{text('fm.onAir')}</span>
              </>
            ) : (
              session.state === 'visitor' && (
                <span className={`${styles.note} ${styles.roomy}`}>{text('fm.visitor')}</span>
              )
            )}
          </div>
          <p aria-live={asked && !onAir ? 'polite' : 'off'} className={styles.song}>
            <span className={styles.name}>{song?.name ?? text('fm.intro')}</span>
            <span className={styles.artists}>
              {song && (artistNames(song.artists) || text('track.unknownArtist'))}
            </span>
          </p>
        </div>
        <div className={styles.controls}>
          <IconButton label={text('fm.remove')} disabled={!song} aria-busy={fm.disliking} onClick={dislike}>
            <ThumbsDown aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
          <IconButton
            filled
            label={text(playLabel)}
            aria-busy={waiting}
            className={styles.play}
            onClick={() => fm.toggle()}
          >
            {waiting ? (
              <LoaderCircle aria-hidden size={22} className={styles.spinner} />
            ) : wanted ? (
              <Pause aria-hidden size={22} fill="currentColor" strokeWidth={1} />
            ) : (
              <Play aria-hidden size={22} fill="currentColor" className={styles.triangle} />
            )}
          </IconButton>
          <IconButton label={text('fm.skip')} disabled={!song} onClick={skip}>
            <SkipForward aria-hidden size={24} fill="currentColor" strokeWidth={1.5} />
          </IconButton>
        </div>
      </div>
    </section>
  )
})
