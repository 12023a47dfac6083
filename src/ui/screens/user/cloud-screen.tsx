import { CloudOff, Play, Replace, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Track } from '../../../domain/catalogue/track'
import { Button } from '../../parts/button'
import { FailurePanel } from '../../parts/failure-panel'
import type { MenuItem } from '../../parts/menu-item'
import { StatePanel } from '../../parts/state-panel'
import { StillLoading } from '../../parts/still-loading'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useLateDialog } from '../../use-late-dialog'
import { useText } from '../../use-text'
import styles from './cloud-screen.module.css'
import { CloudUploads } from './cloud-uploads'
import { CloudUsage } from './cloud-usage'
import { UploadButton } from './upload-button'

/** The listener's own files on the backend: played, matched with songs of the catalogue, deleted. */
export const CloudScreen = observer(function CloudScreen() {
  const { cloud, player } = useStores()
  const { text } = useText()
  const { open, dialog } = useLateDialog()
  const { tracks, known, loading, failure } = cloud
  useEffect(() => void cloud.load(), [cloud])

  const fileOf = ({ id }: Track) => cloud.files.find(({ track }) => track.id === id)
  const loadMatch = (track: Track) => async () => {
    const { MatchDialog } = await import('./match-dialog')
    return (onClose: () => void) => <MatchDialog track={track} onClose={onClose} />
  }
  const loadQuestion = (track: Track) => async () => {
    const { ConfirmDialog } = await import('../../parts/confirm-dialog')
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
        {known && <CloudUsage />}
      </div>
      <p className={styles.hint}>{text('upload.hint')}</p>
      <CloudUploads />
      {failure && <FailurePanel failure={failure} waiting={loading} onRetry={() => void cloud.load()} />}
      {!known ? (
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
        <StatePanel icon={CloudOff} title={text('cloud.empty')} hint={text('cloud.emptyHint')} />
      )}
      {dialog}
    </div>
  )
})

export const screen: Screen = { Component: CloudScreen }
