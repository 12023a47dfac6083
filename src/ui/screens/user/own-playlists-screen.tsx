import { Plus } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Button } from '../../kit/button/button'
import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { FailurePanel } from '../../kit/state/failure-panel'
import { StillLoading } from '../../kit/state/still-loading'
import { prefetchPlaylistDialog } from '../../features/playlists/load-playlist-dialog'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './own-playlists-screen.module.css'
import { OwnPlaylistCard } from './own-playlist-card'

/** The listener's own playlists, the likes first. */
export const OwnPlaylistsScreen = observer(function OwnPlaylistsScreen() {
  const { ownPlaylists: own, likes } = useStores()
  const { text } = useText()
  const { playlists, loaded, loading, failure } = own
  const { changeCount } = likes
  useEffect(() => void own.load(), [own, changeCount])

  return (
    <div className={styles.screen}>
      <Button
        tone="solid"
        aria-haspopup="dialog"
        className={styles.create}
        onPointerEnter={prefetchPlaylistDialog}
        onClick={() => own.requestCreate()}
      >
        <Plus aria-hidden size={20} />
        {text('library.create')}
      </Button>
      {failure && <FailurePanel failure={failure} waiting={loading} onRetry={() => void own.load()} />}
      {loaded ? (
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
