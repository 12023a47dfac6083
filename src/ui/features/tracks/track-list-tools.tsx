import { CheckCheck, ListChecks, ListEnd, ListPlus, ListX, Search, Trash2, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Track } from '../../../contract/replies/track'
import { Button } from '../../kit/button/button'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './track-list-tools.module.css'
import type { useChosenTracks } from './use-chosen-tracks'
import type { useTrackFilter } from './use-track-filter'

interface TrackListToolsProps {
  filter: ReturnType<typeof useTrackFilter>
  choice: ReturnType<typeof useChosenTracks>
  onRemove: ((tracks: readonly Track[]) => void) | undefined
  removeLabel: string | undefined
}

/** The tools above a list: the filter, and the actions for several selected tracks. */
export function TrackListTools({ filter, choice, onRemove, removeLabel }: TrackListToolsProps) {
  const { text } = useText()
  const { query, filtering, places, setQuery } = filter
  const { choosing } = choice
  const before = useRef(choosing)
  const starter = useRef<HTMLButtonElement>(null)
  const all = useRef<HTMLButtonElement>(null)

  // the button that was pressed has been removed
  useEffect(() => {
    if (before.current === choosing) return
    before.current = choosing
    const next = choosing ? all : starter
    next.current?.focus()
  }, [choosing])
  return (
    <div ref={passFocusToAncestor} className={styles.tools} data-choosing={choosing || undefined}>
      <FilterBox query={query} onQuery={setQuery} />
      <p role="status" className={styles.found}>
        {filtering && text('track.found', { count: places.length })}
      </p>
      {choosing ? (
        <ChosenTools
          all={all}
          choice={choice}
          places={places}
          onRemove={onRemove}
          removeLabel={removeLabel}
        />
      ) : (
        <Button ref={starter} data-compact className={styles.choose} onClick={choice.start}>
          <ListChecks aria-hidden size={18} />
          <span>{text('track.choose')}</span>
        </Button>
      )}
    </div>
  )
}

function FilterBox({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const { text } = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onQuery('')
    field.current?.focus()
  }
  return (
    <div className={styles.filter}>
      <Search aria-hidden size={18} className={styles.icon} />
      <label htmlFor={id} className="visually-hidden">
        {text('track.filter')}
      </label>
      {/* not role=searchbox: the app has one, which searches everything */}
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="done"
        autoComplete="off"
        spellCheck={false}
        placeholder={text('track.filterHint')}
        value={query}
        className={styles.field}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || query === '') return
          event.preventDefault()
          event.stopPropagation()
          clear()
        }}
      />
      {query !== '' && (
        <IconButton label={text('track.clearFilter')} onClick={clear}>
          <X aria-hidden size={18} />
        </IconButton>
      )}
    </div>
  )
}

interface ChosenToolsProps extends Pick<TrackListToolsProps, 'choice' | 'onRemove' | 'removeLabel'> {
  places: readonly number[]
  all: RefObject<HTMLButtonElement | null>
}

const ChosenTools = observer(function ChosenTools(props: ChosenToolsProps) {
  const { choice, places, all, onRemove, removeLabel } = props
  const { queue, player, notices, ownPlaylists, session } = useStores()
  const { text } = useText()
  const { chosen } = choice
  const none = chosen.length === 0
  const hasAll = chosen.length >= places.length

  // a button that becomes disabled loses focus
  useLayoutEffect(() => {
    if (none && document.activeElement?.matches(':disabled')) all.current?.focus()
  }, [none, all])

  const playNext = () => {
    if (queue.isEmpty) player.playAll(chosen, 0)
    else queue.playAllNext(chosen)
    if (chosen.length === 1) notices.show('success', 'notice.playNext')
    else notices.show('success', 'track.addedAllNext', { values: { count: String(chosen.length) } })
    choice.stop()
  }
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.count}>
        {text('track.chosen', { count: chosen.length })}
      </p>
      <IconButton
        ref={all}
        label={hasAll ? text('track.chooseNone') : text('track.chooseAll')}
        onClick={() => (hasAll ? choice.chooseNone() : choice.chooseAll(places))}
      >
        {hasAll ? <ListX aria-hidden size={20} /> : <CheckCheck aria-hidden size={20} />}
      </IconButton>
      {!queue.fm && (
        <IconButton label={text('track.playNext')} disabled={none} onClick={playNext}>
          <ListEnd aria-hidden size={20} />
        </IconButton>
      )}
      {session.profile && (
        <IconButton
          label={text('track.addToPlaylist')}
          disabled={none}
          onClick={() => ownPlaylists.requestAdd(chosen)}
        >
          <ListPlus aria-hidden size={20} />
        </IconButton>
      )}
      {onRemove && removeLabel && (
        <IconButton label={removeLabel} disabled={none} onClick={() => onRemove(chosen)}>
          <Trash2 aria-hidden size={20} />
        </IconButton>
      )}
      <Button tone="solid" className={styles.done} onClick={choice.stop}>
        {text('track.done')}
      </Button>
    </div>
  )
})
