import { observer } from 'mobx-react-lite'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { KeyboardEvent, MouseEvent, RefObject } from 'react'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { useContextMenu } from '../../kit/menu/use-context-menu'
import { usePlainLinkNavigation } from '../../kit/button/plain-link'
import { useStores } from '../../hooks/stores-context'
import { layOutSections } from './lay-out-sections'
import type { TrackSection } from './lay-out-sections'
import { TrackHeading } from './track-heading'
import type { TrackListProps } from './track-list-props'
import { isFirst, TrackRow } from './track-row'
import type { RowActions } from './track-row'
import styles from './track-rows.module.css'
import type { useChosenTracks } from './use-chosen-tracks'
import { useRowFocus } from './use-row-focus'
import { useRowHover } from './use-row-hover'
import { useRowLabels } from './use-row-labels'
import { rowIndexes, useRowSpan } from '../../kit/list/use-row-span'
import { useTrackMenu } from './use-track-menu'
import type { TrackMenuOptions } from './use-track-menu'

interface TrackRowsProps extends Pick<TrackListProps, 'tracks' | 'onPlay'> {
  /** Indexes of the tracks that are shown, in order; at least one. */
  places: readonly number[]
  label: string
  firstNumber: number
  sections: readonly TrackSection[]
  choice: ReturnType<typeof useChosenTracks>
  menu: TrackMenuOptions
}

const coarse = matchMedia('(pointer: coarse)')

const rowOf = (target: EventTarget) => {
  const row = target instanceof Element ? target.closest('[data-at]') : null
  return row instanceof HTMLElement ? row : null
}

const atOf = (row: HTMLElement | null) => Number(row?.dataset.at)

/** Returns the actions of the rows. The functions never change, so that rows need not render again. */
function useRowActions({ tracks, places, choice, onPlay }: TrackRowsProps): RowActions {
  const { player, likes } = useStores()
  const latest = useRef<RowActions | null>(null)
  useLayoutEffect(() => {
    const isCurrent = (at: number) => tracks[at]?.id === player.track?.id
    latest.current = {
      play: (at) => {
        if (!isCurrent(at)) onPlay(at)
        else if (!player.wantsSound) player.toggle()
      },
      playOrPause: (at) => {
        if (!isCurrent(at)) onPlay(at)
        else if (player.playing || !player.wantsSound) player.toggle()
      },
      choose: (at, span) => choice.toggle(at, places, span),
      like: (track) => void likes.toggle(track),
    }
  })
  return useMemo(
    () => ({
      play: (at) => latest.current?.play(at),
      playOrPause: (at) => latest.current?.playOrPause(at),
      choose: (at, span) => latest.current?.choose(at, span),
      like: (track) => latest.current?.like(track),
    }),
    [],
  )
}

/**
 * Whether a click is one on the row although it is on the title's link: with a pointer and no modifier, since the second
 * click of two would come too late.
 */
function isOnTitle({ target, detail, altKey, ctrlKey, metaKey }: MouseEvent): boolean {
  const plain = detail > 0 && !altKey && !ctrlKey && !metaKey
  return plain && target instanceof Element && target.closest('[data-title]') !== null
}

/** Returns the click handlers of the list, for its links and for clicks on a row beside its controls. */
function useRowClicks(actions: RowActions, choosing: boolean) {
  const { settings } = useStores()
  const navigateByLink = usePlainLinkNavigation()
  const onRow = (clicks: 1 | 2, event: MouseEvent) => {
    const { target } = event
    const row = rowOf(target)
    if (!row || !(target instanceof Element)) return
    if (!isOnTitle(event) && target.closest('a, button, input')) return
    if (!choosing && target.closest('[data-number]')) {
      if (clicks === 1 && isFirst(event.detail)) actions.playOrPause(atOf(row))
      return
    }
    if (choosing) {
      if (clicks === 1) actions.choose(atOf(row), event.shiftKey)
      return
    }
    const wanted = coarse.matches || settings.values.listClickMode === 'click' ? 1 : 2
    if (clicks === wanted) actions.play(atOf(row))
  }
  return {
    onClick(event: MouseEvent) {
      if (isOnTitle(event)) event.preventDefault()
      else navigateByLink(event)
      onRow(1, event)
    },
    onDoubleClick: (event: MouseEvent) => onRow(2, event),
  }
}

/** Returns the context menu of the rows. */
function useRowMenu(tracks: TrackRowsProps['tracks']) {
  return useContextMenu((target) => {
    const element = rowOf(target)
    const at = atOf(element)
    const track = tracks[at]
    const opener = element?.querySelector<HTMLElement>('[data-place]')
    return element && track && opener ? { of: { track, at }, opener, element } : null
  })
}

/** Returns the element of the list. When it goes, focus goes to what is around it. */
function useListBox() {
  const box = useRef<HTMLOListElement>(null)
  const holdBox = useCallback((element: HTMLOListElement | null) => {
    box.current = element
    return passFocusToAncestor(element)
  }, [])
  return { box, holdBox }
}

/** Returns where rows and headings lie, and the rows near the view. */
function useSlots(
  box: RefObject<HTMLOListElement | null>,
  places: readonly number[],
  sections: readonly TrackSection[],
) {
  const layout = useMemo(() => layOutSections(places, sections), [places, sections])
  const slots = useRowSpan(box, layout.slotCount)
  return { layout, span: { from: layout.rowsBefore(slots.from), to: layout.rowsBefore(slots.to) } }
}

/** Returns these rows and all headings, in the order in which they are read. */
function entriesOf({ headings, slotOf }: ReturnType<typeof layOutSections>, rows: readonly number[]) {
  const placed = rows.map((index) => ({ slot: slotOf(index), index }))
  return [...headings, ...placed].sort((one, other) => one.slot - other.slot)
}

/**
 * The rows of a list under the headings of its sections; only rows near the view are rendered. A double click on a row
 * plays it, or a single one by setting and by touch; a single one on its number plays or pauses. While tracks are being
 * selected, a click selects.
 */
export const TrackRows = observer(function TrackRows(props: TrackRowsProps) {
  const { tracks, places, label, firstNumber, sections, choice, menu } = props
  const { player, shell, likes, kept } = useStores()
  const labels = useRowLabels()
  const { box, holdBox } = useListBox()
  const count = places.length
  const { layout, span } = useSlots(box, places, sections)
  useRowHover(box)
  const focus = useRowFocus(places, span, box)
  const menuLines = useTrackMenu(menu)
  const context = useRowMenu(tracks)
  const subject = context.of
  const currentId = player.track?.id
  const sounding = player.playing && !shell.playerOpen
  const { choosing, ids } = choice
  const hasAlbum = menu.album !== false
  const actions = useRowActions(props)

  const clicks = useRowClicks(actions, choosing)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    context.handlers.onKeyDown(event)
    focus.onKeyDown(event)
    if (!choosing || event.key !== 'a' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    choice.chooseAll(places)
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- events of its rows, whose controls are buttons */}
      <ol
        ref={holdBox}
        aria-label={label}
        className={styles.rows}
        style={{ height: `${layout.slotCount * 4}rem` }}
        {...clicks}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
        onContextMenu={context.handlers.onContextMenu}
        onPointerDown={context.handlers.onPointerDown}
        onKeyDown={onKeyDown}
      >
        {entriesOf(layout, rowIndexes(span, count, focus.stop)).map((entry) => {
          const { slot } = entry
          if ('section' in entry)
            return <TrackHeading key={`heading ${slot}`} section={entry.section} slot={slot} />
          const { index } = entry
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
              slot={slot}
              number={firstNumber + at - layout.startOf(at)}
              isTabStop={index === focus.stop}
              chosen={choosing ? ids.has(track.id) : null}
              sounding={track.id === currentId ? sounding : null}
              liked={likes.isLiked(track.id)}
              kept={kept.statusOf(track.id) === 'kept'}
              hasAlbum={hasAlbum}
              labels={labels}
              actions={actions}
            />
          )
        })}
      </ol>
      {subject &&
        context.menu(
          subject.track.name,
          menuLines(subject.track, () => actions.play(subject.at)),
        )}
    </>
  )
})
