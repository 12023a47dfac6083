import { HardDriveDownload } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../kit/button/button-link'
import type { Screen } from '../../hooks/screen'
import { TrackListSkeleton } from '../../features/tracks/track-list'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { KeptHead } from './kept-head'
import { KeptLists } from './kept-lists'
import { KeptSongs } from './kept-songs'
import { KeeperPanel } from './keeper-panel'
import styles from './kept-screen.module.css'

/** What is kept on this device: all of it, or the songs of the album or playlist in the address. */
export const KeptScreen = observer(function KeptScreen() {
  const { kept, storage } = useStores()
  const { text } = useText()
  const [params] = useSearchParams()
  useEffect(() => {
    void kept.load()
    void storage.measure()
  }, [kept, storage])
  const list = kept.list(params.get('list') ?? '')
  if (!kept.loaded) return <TrackListSkeleton />
  if (kept.songs.length === 0) return <NothingKept available={kept.available} />
  const songs = list ? kept.songsOf(list) : kept.songs
  return (
    <>
      <KeptHead list={list} songs={songs} />
      {!list && <KeeperPanel />}
      {!list && kept.lists.length > 0 && (
        <div className={styles.lists}>
          <KeptLists />
          <h2 className={styles.songs}>{text('offline.songs')}</h2>
        </div>
      )}
      <KeptSongs
        label={list ? text('offline.list', { name: list.name }) : text('offline.songs')}
        songs={songs}
      />
    </>
  )
})

function NothingKept({ available }: { available: boolean }) {
  const { text } = useText()
  return (
    <StatePanel
      icon={HardDriveDownload}
      title={text(available ? 'offline.empty' : 'offline.unavailable')}
      hint={text(available ? 'offline.emptyHint' : 'offline.unavailableHint')}
    >
      <ButtonLink to="/" tone="solid">
        {text('page.toHome')}
      </ButtonLink>
    </StatePanel>
  )
}

export const screen: Screen = { Component: KeptScreen }
