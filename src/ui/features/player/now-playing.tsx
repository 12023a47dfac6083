import { ChevronUp } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Track } from '../../../contract/replies/track'
import { formatTime } from '../../../domain/format/format-time'
import { lineLanguage } from '../../../domain/lyrics/line-language'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { CoverButton } from '../../kit/button/cover-button'
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button'
import { SpectrumPlace } from '../spectrum/spectrum-place'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { ArtistLinks } from '../tracks/artist-links'
import { LikeButton } from './like-button'
import styles from './now-playing.module.css'
import { playbackNote } from './playback-note'
import { MarqueeText } from '../../motion/marquee-text'

/** Cover, title, and artists or current lyric line of the track, with its buttons. */
export const NowPlaying = observer(function NowPlaying() {
  const { player, shell } = useStores()
  const { text, languageOf } = useText()
  const keys = useAriaShortcut('player')
  const { track } = player
  if (!track) return null
  const artists = artistNames(track.artists) || text('track.unknownArtist')
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
          <MarqueeText whole={track.name}>
            <Link to={`/song?id=${track.id}`} lang={languageOf(track.name)} className={styles.link}>
              {track.name}
            </Link>
          </MarqueeText>
        </p>
        <Subtitle track={track} artists={artists} />
      </div>
      <div className={styles.tools}>
        <LikeButton />
        <AddToPlaylistButton />
      </div>
      <div className={styles.end}>
        <SpectrumPlace uncovered={!shell.playerOpen} className={styles.spectrum} />
        <Times />
      </div>
      <p className="visually-hidden" role="status">
        {player.playing ? text('player.nowPlaying', { name: track.name, artists }) : note ? text(note) : ''}
      </p>
    </div>
  )
})

/** The artists, the current lyric line, or why nothing plays. Lyric lines are hidden from screen readers. */
const Subtitle = observer(function Subtitle({ track, artists }: { track: Track; artists: string }) {
  const { player, lyrics, settings } = useStores()
  const { text, languageOf } = useText()
  const { currentLine, songHasKana } = lyrics
  const note = playbackNote(player.state)
  if (note)
    return (
      <p key={note} aria-hidden className={`${styles.subtitle} ${styles.note}`}>
        <MarqueeText whole={text(note)}>{text(note)}</MarqueeText>
      </p>
    )
  const line = settings.values.bottomLyricShow && player.playing ? currentLine : null
  if (!line)
    return (
      <p key={artists} className={styles.subtitle}>
        <MarqueeText whole={artists}>
          <ArtistLinks languageOf={languageOf} artists={track.artists} />
        </MarqueeText>
      </p>
    )
  return (
    <p
      key={line.start}
      aria-hidden
      data-line
      lang={lineLanguage(line.text, songHasKana)}
      dir="auto"
      className={styles.subtitle}
    >
      <MarqueeText whole={line.text}>{line.text}</MarqueeText>
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
