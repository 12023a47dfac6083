import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { handOnFocus } from '../parts/hand-on-focus'
import { useContextMenu } from '../parts/use-context-menu'
import { useLinks } from '../parts/use-links'
import { useStores } from '../stores-context'
import type { TrackListProps } from './track-list-props'
import { TrackRow } from './track-row'
import type { RowHands } from './track-row'
import styles from './track-rows.module.css'
import type { useChosenTracks } from './use-chosen-tracks'
import { useRowFocus } from './use-row-focus'
import { useRowHover } from './use-row-hover'
import { useRowNames } from './use-row-names'
import { useRowSpan } from './use-row-span'
import { useTrackMenu } from './use-track-menu'
import type { TrackMenuOptions } from './use-track-menu'

interface TrackRowsProps extends Pick<TrackListProps, 'tracks' | 'onPlay'> {
  /** Those that are shown, in their order; at least one. */
  places: readonly number[]
  label: string
  firstNumber: number
  choice: ReturnType<typeof useChosenTracks>
  menu: TrackMenuOptions
}

const coarse = matchMedia('(pointer: coarse)')

const rowOf = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-at]') : null
  return row instanceof HTMLElement ? row : null
}

const atOf = (row: HTMLElement | null) => Number(row?.dataset.at)

/** What was given last, called by a function that stays the same. */
function useHands(hands: RowHands): RowHands {
  const latest = useRef(hands)
  useLayoutEffect(() => {
    latest.current = hands
  })
  return useMemo(
    () => ({
      play: (at) => latest.current.play(at),
      choose: (at, span) => latest.current.choose(at, span),
      like: (track) => latest.current.like(track),
    }),
    [],
  )
}

/**
 * The rows of a list of which only those near the view exist. A click on a row plays, twice or once by setting and
 * always once by touch; while several are being chosen, a press chooses.
 */
export const TrackRows = observer(function TrackRows(props: TrackRowsProps) {
  const { tracks, places, label, firstNumber, choice, menu, onPlay } = props
  const { player, shell, likes, settings } = useStores()
  const names = useRowNames()
  const follow = useLinks()
  const box = useRef<HTMLOListElement>(null)
  const holdBox = useCallback((element: HTMLOListElement | null) => {
    box.current = element
    return handOnFocus(element)
  }, [])
  const count = places.length
  const { from, to } = useRowSpan(box, count)
  useRowHover(box)
  const focus = useRowFocus(places, { from, to }, box)
  const menuLines = useTrackMenu(menu)
  const context = useContextMenu((target) => {
    const element = rowOf(target)
    const at = atOf(element)
    const track = tracks[at]
    const opener = element?.querySelector<HTMLElement>('[data-place]')
    return element && track && opener ? { of: { track, at }, opener, element } : null
  })
  const asked = context.of
  const currentId = player.track?.id
  const sounding = player.sounding && !shell.playerOpen
  const { choosing, ids } = choice
  const hasAlbum = menu.album !== false

  const hands = useHands({
    play: (at) => {
      if (tracks[at]?.id !== currentId) onPlay(at)
      else if (!player.wantsSound) player.toggle()
    },
    choose: (at, span) => choice.toggle(at, places, span),
    like: (track) => void likes.toggle(track),
  })
  const onRow = (clicks: 1 | 2) => (event: MouseEvent) => {
    const row = rowOf(event.target)
    if (!row || (event.target instanceof Element && event.target.closest('a, button, input'))) return
    if (choosing) {
      if (clicks === 1) hands.choose(atOf(row), event.shiftKey)
      return
    }
    const wanted = coarse.matches || settings.values.listClickMode === 'click' ? 1 : 2
    if (clicks === wanted) hands.play(atOf(row))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    context.handlers.onKeyDown(event)
    focus.onKeyDown(event)
    if (!choosing || event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    choice.chooseAll(places)
  }

  const shown = Array.from({ length: Math.max(0, to - from) }, (_, row) => from + row)
  // what the Tab key stops at exists wherever it is
  if (focus.stop < from) shown.unshift(focus.stop)
  else if (focus.stop >= to && focus.stop < count) shown.push(focus.stop)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- of its rows, whose covers are the controls */}
      <ol
        ref={holdBox}
        aria-label={label}
        className={styles.rows}
        style={{ height: `${count * 4}rem` }}
        onClick={(event) => {
          follow(event)
          onRow(1)(event)
        }}
        onDoubleClick={onRow(2)}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onContextMenu={context.handlers.onContextMenu}
        onPointerDown={context.handlers.onPointerDown}
        onKeyDown={onKeyDown}
      >
        {shown.map((index) => {
          const at = places[index] ?? 0
          const track = tracks[at]
          if (!track) return null
          return (
            <TrackRow
              key={at}
              track={track}
              at={at}
              index={index}
              count={count}
              number={firstNumber + at}
              isStop={index === focus.stop}
              chosen={choosing ? ids.has(track.id) : null}
              sounding={track.id === currentId ? sounding : null}
              liked={likes.isLiked(track.id)}
              hasAlbum={hasAlbum}
              names={names}
              hands={hands}
            />
          )
        })}
      </ol>
      {asked &&
        context.menu(
          asked.track.name,
          menuLines(asked.track, () => hands.play(asked.at)),
        )}
    </>
  )
})
