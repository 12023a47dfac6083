import { HistoryIcon, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ButtonLink } from '../../parts/button-link'
import { DialogButton } from '../../parts/dialog-button'
import { ScreenTitle } from '../../parts/screen-title'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useText } from '../../use-text'
import styles from './history-screen.module.css'

/** What was heard. To play from here is to go on with the queue: a track is jumped to, or joins it. */
export const HistoryScreen = observer(function HistoryScreen() {
  const { history, player } = useStores()
  const { text } = useText()
  const { tracks, known, kept } = history
  useEffect(() => void history.load(), [history])

  const loadQuestion = async () => {
    const { ConfirmDialog } = await import('../../parts/confirm-dialog')
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
          <p className={styles.note}>{text(kept ? 'history.note' : 'history.notKept')}</p>
        </>
      ) : known ? (
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
