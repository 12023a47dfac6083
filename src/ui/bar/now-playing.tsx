import { ChevronUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../domain/catalogue/artist-names'
import { formatTime } from '../../domain/format/format-time'
import { CoverButton } from '../parts/cover-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './now-playing.module.css'

/** Cover, name, and artists or the line being sung. */
export const NowPlaying = observer(function NowPlaying() {
  const { player, shell } = useStores()
  const { text } = useText()
  const { track } = player
  if (!track) return null
  const artists = artistNames(track.artists) || text('app.unknownArtist')
  return (
    <div className={styles.box}>
      <CoverButton
        label={text('player.open')}
        title={text('player.open')}
        url={track.album.picUrl}
        size={96}
        icon={ChevronUp}
        eager
        onClick={() => shell.openPlayer()}
      />
      <div className={styles.text}>
        <p className={styles.name}>{track.name}</p>
        <Subtitle artists={artists} />
      </div>
      <Times />
      <p className="visually-hidden" role="status">
        {player.sounding ? text('player.nowPlaying', { name: track.name, artists }) : ''}
      </p>
    </div>
  )
})

const Subtitle = observer(function Subtitle({ artists }: { artists: string }) {
  const { player, lyrics, settings } = useStores()
  const { text } = useText()
  const line = settings.values.bottomLyricShow && player.sounding ? lyrics.currentLine?.text : null
  if (player.state.blocked) return <p className={styles.subtitle}>{text('player.blocked')}</p>
  return (
    <p key={line ?? artists} className={styles.subtitle} aria-hidden={line ? true : undefined}>
      {line ?? artists}
    </p>
  )
})

const Times = observer(function Times() {
  const { player } = useStores()
  return (
    <p className={styles.times} aria-hidden>
      {formatTime(player.position)} / {formatTime(player.duration)}
    </p>
  )
})
