import { ChevronUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { artistNames } from '../../domain/catalogue/artist-names'
import type { Track } from '../../domain/catalogue/track'
import { formatTime } from '../../domain/format/format-time'
import { lineLanguage } from '../../domain/lyrics/line-language'
import { useShortcut } from '../keyboard/use-shortcut'
import { CoverButton } from '../parts/cover-button'
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button'
import { SpectrumPlace } from '../spectrum/spectrum-place'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { ArtistLinks } from './artist-links'
import { LikeButton } from './like-button'
import styles from './now-playing.module.css'
import { playbackNote } from './playback-note'
import { RunningText } from './running-text'

/** Cover, name, and artists or the line being sung, with what can be done to the track. */
export const NowPlaying = observer(function NowPlaying() {
  const { player, shell } = useStores()
  const { text } = useText()
  const keys = useShortcut('player')
  const { track } = player
  if (!track) return null
  const artists = artistNames(track.artists) || text('app.unknownArtist')
  const note = playbackNote(player.state)
  return (
    <div className={styles.box}>
      <CoverButton
        label={text('player.open')}
        aria-keyshortcuts={keys}
        title={text('player.open')}
        url={track.album.picUrl}
        size={96}
        icon={ChevronUp}
        eager
        className={styles.open}
        onClick={() => shell.openPlayer()}
      />
      <div className={styles.text}>
        <p className={styles.name}>
          <RunningText whole={track.name}>
            <Link to={`/song?id=${track.id}`} className={styles.link}>
              {track.name}
            </Link>
          </RunningText>
        </p>
        <Subtitle track={track} artists={artists} />
      </div>
      <div className={styles.tools}>
        <LikeButton />
        <AddToPlaylistButton />
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
const Subtitle = observer(function Subtitle({ track, artists }: { track: Track; artists: string }) {
  const { player, lyrics, settings } = useStores()
  const { text } = useText()
  const { currentLine, songHasKana } = lyrics
  const note = playbackNote(player.state)
  if (note)
    return (
      <p key={note} aria-hidden className={`${styles.subtitle} ${styles.note}`}>
        <RunningText whole={text(note)}>{text(note)}</RunningText>
      </p>
    )
  const line = settings.values.bottomLyricShow && player.sounding ? currentLine : null
  if (!line)
    return (
      <p key={artists} className={styles.subtitle}>
        <RunningText whole={artists}>
          <ArtistLinks artists={track.artists} />
        </RunningText>
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
      <RunningText whole={line.text}>{line.text}</RunningText>
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
