import { HistoryIcon, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ButtonLink } from '../../kit/button/button-link'
import { DialogButton } from '../../kit/button/dialog-button'
import { ScreenTitle } from '../../kit/page/screen-title'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { useText } from '../../kit/use-text'
import styles from './history-screen.module.css'

/** The listening history. Playing a track jumps to it in the queue, or adds it. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { history, player } = useStores()
  const { text } = useText()
  const { tracks, loaded, persistent } = history
  useEffect(() => void history.load(), [history])

  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../../kit/dialog/confirm-dialog')
    return (onClose: () => void) => (
      <ConfirmDialog
        title={text('history.clearTitle')}
        message={text('history.clearMessage')}
        confirmLabel={text('history.clearConfirm')}
        danger
        onConfirm={() => void history.clear()}
        onClose={onClose}
      />
    )
  }
  const play = (at: number) => {
    const track = tracks[at]
    if (track) player.playOne(track)
  }

  return (
    <>
      <header className={styles.header}>
        <ScreenTitle>{text('history.title')}</ScreenTitle>
        {tracks.length > 0 && (
          <>
            <span className={styles.count}>{text('history.count', { count: tracks.length })}</span>
            <DialogButton label={text('history.clear')} load={loadQuestion} className={styles.clear}>
              <Trash2 aria-hidden size={20} />
            </DialogButton>
          </>
        )}
      </header>
      {tracks.length > 0 ? (
        <>
          <TrackList tracks={tracks} tools onPlay={play} />
          <p className={styles.note}>{text(persistent ? 'history.note' : 'history.notKept')}</p>
        </>
      ) : loaded ? (
        <StatePanel icon={HistoryIcon} title={text('history.empty')} hint={text('history.emptyHint')}>
          <ButtonLink to="/" tone="solid">
            {text('page.toHome')}
          </ButtonLink>
        </StatePanel>
      ) : (
        <TrackListSkeleton />
      )}
    </>
  )
})

export const screen: Screen = { Component: HistoryScreen }
