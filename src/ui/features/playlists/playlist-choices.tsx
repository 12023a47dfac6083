import { ListMusic, Plus, LoaderCircle, Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { Track } from '../../../contract/replies/track'
import { FailurePanel } from '../../kit/state/failure-panel'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { WindowedList } from '../../kit/list/windowed-list'
import { useText } from '../../kit/use-text'
import styles from './playlist-choices.module.css'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { Cover } from '../../kit/card/cover'
import choiceStyles from './playlist-choice.module.css'

interface PlaylistChoicesProps {
  tracks: readonly Track[]
  onDone: () => void
}

/** The listener's own playlists, each a button that adds the tracks to it, and a button for a new playlist. */
export const PlaylistChoices = observer(function PlaylistChoices({ tracks, onDone }: PlaylistChoicesProps) {
  const { ownPlaylists } = useStores()
  const { text } = useText()
  const create = useRef<HTMLButtonElement>(null)
  const [waitingFor, setWaitingFor] = useState<number | null>(null)
  const { choices, loaded, loading, failure } = ownPlaylists

  useEffect(() => create.current?.focus(), [])

  const choose = async (playlistId: number) => {
    if (waitingFor !== null) return
    setWaitingFor(playlistId)
    const added = await ownPlaylists.add(playlistId, tracks)
    setWaitingFor(null)
    if (added) onDone()
  }
  return (
    <>
      <button
        ref={create}
        type="button"
        className={styles.create}
        onClick={() => ownPlaylists.requestCreate(tracks)}
      >
        <span className={styles.plus}>
          <Plus aria-hidden size={22} />
        </span>
        {text('playlists.create')}
      </button>
      {choices.length > 0 ? (
        <WindowedList
          label={text('playlists.choices')}
          count={choices.length}
          keyOf={(index) => choices[index]?.id ?? index}
          style={{ height: `min(${choices.length * 4}rem, 52svh)` }}
        >
          {(index) => {
            const playlist = choices[index]
            return (
              playlist && (
                <PlaylistChoice
                  playlist={playlist}
                  waiting={waitingFor === playlist.id}
                  onChoose={() => void choose(playlist.id)}
                />
              )
            )
          }}
        </WindowedList>
      ) : failure ? (
        <FailurePanel failure={failure} waiting={loading} onRetry={() => void ownPlaylists.load()} />
      ) : loaded ? (
        <StatePanel icon={ListMusic} title={text('playlists.empty')}>
          <p>{text('playlists.emptyHint')}</p>
        </StatePanel>
      ) : (
        <Ghosts />
      )}
    </>
  )
})

function Ghosts() {
  const { text } = useText()
  return (
    <div role="status" aria-label={text('app.loading')}>
      {Array.from({ length: 4 }, (_, at) => (
        <div key={at} className={styles.ghost}>
          <Skeleton className={styles.ghostCover} />
          <Skeleton className={styles.ghostText} />
        </div>
      ))}
    </div>
  )
}

interface PlaylistChoiceProps {
  playlist: PlaylistDetail
  /** Whether tracks are being added to it. */
  waiting: boolean
  onChoose: () => void
}

function PlaylistChoice({ playlist, waiting, onChoose }: PlaylistChoiceProps) {
  const { text, languageOf } = useText()
  const { name, cover, trackCount, isPrivate } = playlist
  return (
    <div role="listitem" className={choiceStyles.item}>
      <button type="button" aria-busy={waiting} className={choiceStyles.row} onClick={onChoose}>
        <Cover url={cover} size={96} className={choiceStyles.cover} />
        <span className={choiceStyles.text}>
          <span title={name} lang={languageOf(name)} className={choiceStyles.name}>
            {name}
          </span>
          <span className={choiceStyles.count}>
            {isPrivate && <Lock size={12} aria-label={text('library.private')} role="img" />}
            {text('list.tracks', { count: trackCount })}
          </span>
        </span>
        {waiting && <LoaderCircle aria-hidden size={20} className={choiceStyles.spinner} />}
      </button>
    </div>
  )
}
