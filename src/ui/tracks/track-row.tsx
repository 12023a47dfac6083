import { memo } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { sizedCover } from '../../domain/catalogue/sized-cover'
import type { Track } from '../../domain/catalogue/track'
import { formatTime } from '../../domain/format/format-time'
import { ArtistLinks } from '../bar/artist-links'
import { IconButton } from '../parts/icon-button'
import { PlainLink } from '../parts/plain-link'
import { PlayingBars } from '../parts/playing-bars'
import { prefetchMenu } from '../parts/use-menu'
import styles from './track-row.module.css'
import { TrackTags } from './track-tags'
import type { RowNames } from './use-row-names'

/** What the controls of all rows of a list do. */
export interface RowHands {
  play: (at: number) => void
  /** `span`: all from the one that was chosen before. */
  choose: (at: number, span: boolean) => void
  like: (track: Track) => void
}

interface TrackRowProps {
  track: Track
  /** Its place in the whole list, by which the list finds what the keyboard goes to. */
  at: number
  /** Its place among those of the list that are shown, and how many those are. */
  index: number
  count: number
  number: number
  /** Whether the Tab key stops at its controls. */
  isStop: boolean
  /** Null while the listener does not choose several. */
  chosen: boolean | null
  /** Of the player: null for any other track than the current one. */
  sounding: boolean | null
  liked: boolean
  /** Whether the album has a column. */
  hasAlbum: boolean
  names: RowNames
  hands: RowHands
}

/** Opens the menu of the row that a button stands in, beside the button. */
function openMenu({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  currentTarget.focus({ preventScroll: true })
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, detail }),
  )
}

/** The cover as the style of an element that has the sign of a missing one behind it. */
function pictureOf(url: string): CSSProperties {
  const quoted = sizedCover(url, 96).replaceAll(/["\\\n]/g, encodeURIComponent)
  return { '--picture': `url("${quoted}")` } as CSSProperties
}

/**
 * One track of a list; the cover is its play button. A list makes and drops rows while it is scrolled, so a row watches
 * no store and asks for nothing itself: it is made anew only when what it is told differs. It is as few elements as it
 * can be: signs are drawn by the style of their buttons.
 */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { track, at, index, count, number, isStop, chosen, sounding, liked, hasAlbum, names, hands } = props
  const { name, album, aliases, artists, unavailable } = track
  const current = sounding !== null
  const choosing = chosen !== null
  const tabIndex = isStop ? 0 : -1
  const picture = album.picUrl === null ? undefined : pictureOf(album.picUrl)
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      style={{ top: `${index * 4}rem` }}
      data-at={at}
      data-current={current || undefined}
      data-choosing={choosing || undefined}
      data-chosen={chosen || undefined}
      data-unavailable={unavailable || undefined}
      data-album={hasAlbum}
    >
      <span className={styles.number}>
        {choosing ? (
          <input
            type="checkbox"
            aria-label={names.choose(name)}
            checked={chosen}
            data-place={at}
            tabIndex={tabIndex}
            className={styles.check}
            onChange={({ nativeEvent }) =>
              hands.choose(at, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
            }
          />
        ) : current ? (
          <PlayingBars moving={sounding} />
        ) : (
          number
        )}
      </span>
      {choosing ? (
        <span className={styles.cover} style={picture} />
      ) : (
        <button
          type="button"
          aria-label={names.play(name)}
          aria-current={current || undefined}
          data-place={at}
          tabIndex={tabIndex}
          className={styles.play}
          style={picture}
          onClick={() => hands.play(at)}
        />
      )}
      <span className={styles.text}>
        <span className={styles.nameLine}>
          <PlainLink to={`/song?id=${track.id}`} tabIndex={tabIndex} className={styles.name}>
            {name}
          </PlainLink>
          {aliases[0] && <span className={styles.alias}>{aliases[0]}</span>}
          <TrackTags track={track} tabIndex={tabIndex} />
        </span>
        <span className={styles.artists}>
          <ArtistLinks artists={artists} tabIndex={tabIndex} as={PlainLink} />
        </span>
      </span>
      {hasAlbum &&
        (album.id > 0 ? (
          <PlainLink to={`/album?id=${album.id}`} tabIndex={tabIndex} className={styles.album}>
            {album.name}
          </PlainLink>
        ) : (
          <span className={styles.album}>{album.name}</span>
        ))}
      <span className={styles.tools}>
        <IconButton
          label={liked ? names.unlike(name) : names.like(name)}
          data-liked={liked || undefined}
          tabIndex={tabIndex}
          className={`${styles.action} ${styles.like}`}
          onClick={() => hands.like(track)}
        />
        <IconButton
          label={names.more(name)}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          className={`${styles.action} ${styles.more}`}
          onPointerEnter={prefetchMenu}
          onFocus={prefetchMenu}
          onClick={openMenu}
        />
      </span>
      <span className={styles.duration}>{track.duration > 0 ? formatTime(track.duration) : ''}</span>
    </li>
  )
})
