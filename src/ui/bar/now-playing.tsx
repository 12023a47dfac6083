import { ChevronUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { artistNames } from '../../domain/catalogue/artist-names'
import { formatTime } from '../../domain/format/format-time'
import { lineLanguage } from '../../domain/lyrics/line-language'
import { CoverButton } from '../parts/cover-button'
import { SpectrumPlace } from '../spectrum/spectrum-place'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './now-playing.module.css'
import { playbackNote } from './playback-note'

/** Cover, name, and artists or the line being sung. */
export const NowPlaying = observer(function NowPlaying() {
  const { player, shell } = useStores()
  const { text } = useText()
  const { track } = player
  if (!track) return null
  const artists = artistNames(track.artists) || text('app.unknownArtist')
  const note = playbackNote(player.state)
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
      <div className={styles.end}>
        <SpectrumPlace
          uncovered={!shell.playerOpen}
          className={styles.spectrum}
          noteClassName={styles.rest}
        />
        <Times />
      </div>
      <p className="visually-hidden" role="status">
        {player.sounding ? text('player.nowPlaying', { name: track.name, artists }) : note ? text(note) : ''}
      </p>
    </div>
  )
})

/** The artists, the line being sung, or why nothing sounds. A line is for the eye alone; it has been heard. */
const Subtitle = observer(function Subtitle({ artists }: { artists: string }) {
  const { player, lyrics, settings } = useStores()
  const { text } = useText()
  const { currentLine, songHasKana } = lyrics
  const note = playbackNote(player.state)
  if (note)
    return (
      <p key={note} aria-hidden className={`${styles.subtitle} ${styles.note}`}>
        {text(note)}
      </p>
    )
  const line = settings.values.bottomLyricShow && player.sounding ? currentLine : null
  if (!line)
    return (
      <p key={artists} className={styles.subtitle}>
        {artists}
      </p>
    )
  return (
    <p
      key={line.start}
      aria-hidden
      lang={lineLanguage(line.text, songHasKana)}
      dir="auto"
      className={styles.subtitle}
    >
      {line.text}
    </p>
  )
})

const Times = observer(function Times() {
  const { player } = useStores()
  return (
    <p className={styles.times} aria-hidden>
      {formatTime(player.elapsed)} / {formatTime(player.duration)}
    </p>
  )
})
