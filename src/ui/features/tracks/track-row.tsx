import { memo } from 'react'
import type { CSSProperties, MouseEvent } from 'react'
import { sizedCover } from '../../../domain/catalogue/sized-cover'
import type { Track } from '../../../contract/replies/track'
import { formatTime } from '../../../domain/format/format-time'
import { ArtistLinks } from './artist-links'
import { IconButton } from '../../kit/button/icon-button'
import { PlainLink } from '../../kit/button/plain-link'
import { KeptMark } from './kept-mark'
import { PlayingBars } from './playing-bars'
import { prefetchMenu } from '../../kit/menu/use-menu'
import styles from './track-row.module.css'
import { TrackTags } from './track-tags'
import type { RowLabels } from './use-row-labels'

/** The actions of the controls in a row, the same functions for all rows of a list. */
export interface RowActions {
  play: (at: number) => void
  /** Plays, or pauses the track that sounds. */
  playOrPause: (at: number) => void
  /** Selects or deselects; with `span`, all rows from the last one that was selected. */
  choose: (at: number, span: boolean) => void
  like: (track: Track) => void
}

interface TrackRowProps {
  track: Track
  /** Index in the whole list. */
  at: number
  /** Index among the rows that are shown, and the number of those. */
  index: number
  count: number
  /** Its place among rows and headings. */
  slot: number
  number: number
  /** Whether the row is the Tab stop of the list. */
  isTabStop: boolean
  /** Whether it is selected; null while nothing is being selected. */
  chosen: boolean | null
  /** Whether it is playing; null if it is not the current track. */
  sounding: boolean | null
  liked: boolean
  /** Whether its file is on this device. */
  kept: boolean
  /** Whether there is an album column. */
  hasAlbum: boolean
  labels: RowLabels
  actions: RowActions
}

/** Whether a click, by its count, is not the second of a double click, which would pause what the first one plays. */
export const isFirst = (count: number) => count < 2

/** Opens the context menu of the row next to the button that was pressed. */
function openMenu({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  currentTarget.focus({ preventScroll: true })
  currentTarget.dispatchEvent(
    new window.MouseEvent('contextmenu', { bubbles: true, cancelable: true, detail }),
  )
}

/** Returns the cover as a style; the note icon for a missing cover is below it. */
function pictureOf(url: string): CSSProperties {
  const quoted = sizedCover(url, 96).replaceAll(/["\\\n]/g, encodeURIComponent)
  return { '--picture': `url("${quoted}")` } as CSSProperties
}

/** Returns the first cell of a row: its checkbox, the bars of the current track, or its number. */
function numberOf({ track, at, number, chosen, sounding, labels, actions }: TrackRowProps, tabIndex: number) {
  if (chosen !== null)
    return (
      <input
        type="checkbox"
        aria-label={labels.choose(track.name)}
        checked={chosen}
        data-place={at}
        tabIndex={tabIndex}
        className={styles.check}
        onChange={({ nativeEvent }) =>
          actions.choose(at, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
        }
      />
    )
  return sounding === null ? number : <PlayingBars moving={sounding} />
}

/** Returns the cell of the title, what belongs to it, and the artists. */
function namesOf({ track, kept, labels }: TrackRowProps, tabIndex: number) {
  const { name, aliases, artists } = track
  const { languageOf } = labels
  return (
    <span className={styles.text}>
      <span className={styles.nameLine}>
        <PlainLink
          data-title
          to={`/song?id=${track.id}`}
          lang={languageOf(name)}
          tabIndex={tabIndex}
          className={styles.name}
        >
          {name}
        </PlainLink>
        {aliases[0] && (
          <span lang={languageOf(aliases[0])} className={styles.alias}>
            {aliases[0]}
          </span>
        )}
        {kept && <KeptMark label={labels.kept} />}
        <TrackTags track={track} tabIndex={tabIndex} />
      </span>
      <span className={styles.artists}>
        <ArtistLinks artists={artists} languageOf={languageOf} tabIndex={tabIndex} as={PlainLink} />
      </span>
    </span>
  )
}

/** Returns the cell of the album: a link where it has a screen, although it may have no name. */
function albumOf({ track, labels }: TrackRowProps, tabIndex: number) {
  const { id, name } = track.album
  const lang = labels.languageOf(name)
  if (id <= 0)
    return (
      <span lang={lang} className={styles.album}>
        {name}
      </span>
    )
  return (
    <PlainLink to={`/album?id=${id}`} lang={lang} tabIndex={tabIndex} className={styles.album}>
      {name || labels.unknownAlbum}
    </PlainLink>
  )
}

/**
 * One track of a list; the cover is its play button. Rows are created and dropped while a list is scrolled, so they have
 * to be cheap: a row observes no store and renders only when its properties change, and its icons are drawn by the
 * styles of the buttons to save elements.
 */
export const TrackRow = memo(function TrackRow(props: TrackRowProps) {
  const { track, at, index, count, slot, isTabStop, chosen, sounding, liked, hasAlbum, labels, actions } =
    props
  const { name, album, unavailable } = track
  const current = sounding !== null
  const choosing = chosen !== null
  const tabIndex = isTabStop ? 0 : -1
  const picture = album.picUrl === null ? undefined : pictureOf(album.picUrl)
  return (
    <li
      aria-posinset={index + 1}
      aria-setsize={count}
      className={styles.row}
      style={{ top: `${slot * 4}rem` }}
      data-at={at}
      data-current={current || undefined}
      data-choosing={choosing || undefined}
      data-chosen={chosen || undefined}
      data-sounding={sounding || undefined}
      data-unavailable={unavailable || undefined}
      data-album={hasAlbum}
    >
      <span data-number className={styles.number}>
        {numberOf(props, tabIndex)}
      </span>
      {choosing ? (
        <span className={styles.cover} style={picture} />
      ) : (
        <button
          type="button"
          aria-label={labels.play(name)}
          aria-current={current || undefined}
          aria-pressed={sounding ?? undefined}
          data-place={at}
          tabIndex={tabIndex}
          className={styles.play}
          style={picture}
          onClick={({ detail }) => isFirst(detail) && actions.playOrPause(at)}
        />
      )}
      {namesOf(props, tabIndex)}
      {hasAlbum && albumOf(props, tabIndex)}
      <span className={styles.tools}>
        <IconButton
          label={liked ? labels.unlike(name) : labels.like(name)}
          data-liked={liked || undefined}
          tabIndex={tabIndex}
          className={`${styles.action} ${styles.like}`}
          onClick={() => actions.like(track)}
        />
        <IconButton
          label={labels.more(name)}
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
