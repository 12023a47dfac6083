import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../parts/button'
import { CardGrid, CardGridSkeleton } from '../../parts/card-grid'
import { FailurePanel } from '../../parts/failure-panel'
import { StillLoading } from '../../parts/still-loading'
import { expectDialogs } from '../../playlists/load-dialogs'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './own-playlists-screen.module.css'
import { OwnPlaylistCard } from './own-playlist-card'

/** The playlists that the listener made, the likes first. */
export const OwnPlaylistsScreen = observer(function OwnPlaylistsScreen() {
  const { ownPlaylists: own } = useStores()
  const { text } = useText()
  const { playlists, known, loading, failure } = own
  useEffect(() => void own.load(), [own])

  return (
    <div className={styles.screen}>
      <Button
        tone="solid"
        aria-haspopup="dialog"
        className={styles.create}
        onPointerEnter={expectDialogs}
        onClick={() => own.askForNew()}
      >
        <Plus aria-hidden size={20} />
        {text('library.create')}
      </Button>
      {failure && <FailurePanel failure={failure} waiting={loading} onRetry={() => void own.load()} />}
      {known ? (
        <CardGrid>
          {playlists.map((playlist, at) => (
            <OwnPlaylistCard key={playlist.id} playlist={playlist} isDefault={playlist.isLikes || at === 0} />
          ))}
        </CardGrid>
      ) : (
        !failure && (
          <>
            <StillLoading />
            <CardGridSkeleton />
          </>
        )
      )}
    </div>
  )
})

export const screen: Screen = { Component: OwnPlaylistsScreen }
