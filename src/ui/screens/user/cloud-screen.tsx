import { CloudUpload, Play, Replace, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Track } from '../../../contract/replies/track'
import { Button } from '../../kit/button/button'
import { FailurePanel } from '../../kit/state/failure-panel'
import type { MenuItem } from '../../kit/menu/menu-item'
import { StatePanel } from '../../kit/state/state-panel'
import { StillLoading } from '../../kit/state/still-loading'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { useLazyDialog } from '../../kit/dialog/use-lazy-dialog'
import { useText } from '../../kit/use-text'
import styles from './cloud-screen.module.css'
import { CloudUploads } from './cloud-uploads'
import { CloudUsage } from './cloud-usage'
import { UploadButton } from './upload-button'

/** Returns the menu items of a file of the cloud drive, and `dialog`, which has to be rendered. Call it in an observer. */
function useFileMenu() {
  const { cloud } = useStores()
  const { text } = useText()
  const { open, dialog } = useLazyDialog()

  const fileOf = ({ id }: Track) => cloud.files.find(({ track }) => track.id === id)
  const loadMatch = (track: Track) => async () => {
    const { MatchDialog } = await import('./match-dialog')
    return (onClose: () => void) => <MatchDialog track={track} onClose={onClose} />
  }
  const loadQuestion = (track: Track) => async () => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
    const remove = () => {
      const file = fileOf(track)
      if (file) void cloud.remove(file)
    }
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('cloud.askDelete', { name: track.name })}
        message={text('cloud.askDeleteText')}
        confirmLabel={text('cloud.delete')}
        danger
        onConfirm={remove}
        onClose={onClose}
      />
    )
  }
  const moreItems = (track: Track): MenuItem[] => [
    {
      key: 'match',
      label: text('cloud.match'),
      icon: Replace,
      onSelect: () => void open(loadMatch(track)),
    },
    {
      key: 'delete from the cloud',
      label: text('cloud.delete'),
      icon: Trash2,
      danger: true,
      onSelect: () => void open(loadQuestion(track)),
    },
  ]
  return { moreItems, dialog }
}

/** The listener's cloud drive: its files can be played, matched with songs of the catalogue, and deleted. */
export const CloudScreen = observer(function CloudScreen() {
  const { cloud, player } = useStores()
  const { text } = useText()
  const { tracks, loaded, loading, failure } = cloud
  useEffect(() => void cloud.load(), [cloud])

  const { moreItems, dialog } = useFileMenu()

  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.ways}>
          <UploadButton />
          {tracks.length > 0 && (
            <Button onClick={() => player.playCloud(tracks, 0)}>
              <Play aria-hidden size={18} fill="currentColor" />
              {text('cloud.playAll')}
            </Button>
          )}
        </div>
        {loaded && <CloudUsage />}
      </div>
      <p className={styles.hint}>{text('upload.hint')}</p>
      <CloudUploads />
      {failure && <FailurePanel failure={failure} waiting={loading} onRetry={() => void cloud.load()} />}
      {!loaded ? (
        !failure && (
          <>
            <StillLoading />
            <TrackListSkeleton />
          </>
        )
      ) : tracks.length > 0 ? (
        <TrackList
          tracks={tracks}
          label={text('cloud.list')}
          cloud
          tools
          moreItems={moreItems}
          onPlay={(at) => player.playCloud(tracks, at)}
        />
      ) : (
        <StatePanel icon={CloudUpload} title={text('cloud.empty')} hint={text('cloud.emptyHint')} />
      )}
      {dialog}
    </div>
  )
})

export const screen: Screen = { Component: CloudScreen }
