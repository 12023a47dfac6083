import { ListMusic, Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { VList } from 'virtua'
import type { Track } from '../../domain/catalogue/track'
import { FailurePanel } from '../parts/failure-panel'
import { Skeleton } from '../parts/skeleton'
import { StatePanel } from '../parts/state-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { PlaylistChoice } from './playlist-choice'
import styles from './playlist-choices.module.css'

const rowHeight = 64

interface PlaylistChoicesProps {
  tracks: readonly Track[]
  onDone: () => void
}

/** The listener's own playlists, one press away from holding the tracks, and the way to a new one. */
export const PlaylistChoices = observer(function PlaylistChoices({ tracks, onDone }: PlaylistChoicesProps) {
  const { ownPlaylists } = useStores()
  const { text } = useText()
  const create = useRef<HTMLButtonElement>(null)
  const [waitingFor, setWaitingFor] = useState<number | null>(null)
  const { choices, known, loading, failure } = ownPlaylists

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
        onClick={() => ownPlaylists.askForNew(tracks)}
      >
        <span className={styles.plus}>
          <Plus aria-hidden size={22} />
        </span>
        {text('playlists.create')}
      </button>
      {choices.length > 0 ? (
        <VList
          role="list"
          aria-label={text('playlists.choices')}
          itemSize={rowHeight}
          data={choices}
          className={styles.list}
          style={{ height: `min(${choices.length * rowHeight}px, 52svh)` }}
        >
          {(playlist) => (
            <PlaylistChoice
              key={playlist.id}
              playlist={playlist}
              waiting={waitingFor === playlist.id}
              onChoose={() => void choose(playlist.id)}
            />
          )}
        </VList>
      ) : failure ? (
        <FailurePanel failure={failure} waiting={loading} onRetry={() => void ownPlaylists.load()} />
      ) : known ? (
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
