import { CloudOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../domain/catalogue/artist-names'
import { Button } from '../parts/button'
import { Cover } from '../parts/cover'
import { Skeleton } from '../parts/skeleton'
import { StatePanel } from '../parts/state-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { LyricList } from './lyric-list'
import styles from './lyrics-page.module.css'

/** The words of the track; on narrow screens with a small head that says what plays. */
export const LyricsPage = observer(function LyricsPage({ visible }: { visible: boolean }) {
  const { player, lyrics } = useStores()
  const { track } = player
  return (
    <section className={styles.page}>
      {track && (
        <div aria-hidden className={styles.head}>
          <Cover url={track.album.picUrl} size={96} eager className={styles.cover} />
          <div className={styles.text}>
            <p className={styles.name}>{track.name}</p>
            <p className={styles.artists}>{artistNames(track.artists)}</p>
          </div>
        </div>
      )}
      {lyrics.lines.length > 0 ? <LyricList key={track?.id} visible={visible} /> : <Missing />}
    </section>
  )
})

const Missing = observer(function Missing() {
  const { lyrics } = useStores()
  const { text } = useText()
  if (lyrics.status === 'failed')
    return (
      <StatePanel icon={CloudOff} title={text('lyrics.failed')} alert>
        <Button onClick={() => lyrics.retry()}>{text('app.retry')}</Button>
      </StatePanel>
    )
  return (
    <div className={styles.ghosts} aria-busy aria-label={text('lyrics.loading')} role="status">
      {[60, 80, 50, 70].map((width) => (
        <Skeleton key={width} className={styles.ghost} style={{ width: `${width}%` }} />
      ))}
    </div>
  )
})
