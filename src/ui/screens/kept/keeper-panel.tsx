import { Pause, Play, RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { formatBytes } from '../../../domain/format/format-bytes'
import type { KeeperRest } from '../../../stores/offline/keeper'
import type { TextKey } from '../../../i18n/text-key'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './kept-screen.module.css'

const restTexts: Record<KeeperRest, TextKey> = {
  paused: 'offline.paused',
  offline: 'offline.restsOffline',
  noSpace: 'offline.restsNoSpace',
}

/** The share of the room from which on the listener is warned. */
const scarce = 0.9

/** What is being fetched, what could not be, and how much room there is. */
export const KeeperPanel = observer(function KeeperPanel() {
  const { storage } = useStores()
  const { text, language } = useText()
  const { room } = storage
  return (
    <section className={styles.panel}>
      <Progress />
      <Failures />
      {room && (
        <p className={styles.note}>
          {text('offline.room', {
            used: formatBytes(room.used, language),
            quota: formatBytes(room.quota, language),
          })}
        </p>
      )}
      {room && room.used > scarce * room.quota && (
        <p className={styles.warning}>{text('offline.roomScarce')}</p>
      )}
      {storage.persistent === false && <p className={styles.note}>{text('offline.notPersistent')}</p>}
    </section>
  )
})

/** The song that is being fetched and how many wait, with a button that pauses. Absent when nothing is to be done. */
const Progress = observer(function Progress() {
  const { keeper } = useStores()
  const { text, languageOf } = useText()
  const { progress, rest, waiting } = keeper
  if (waiting.length === 0) return null
  const song = waiting.find(({ track }) => track.id === progress?.trackId)
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <p role="status" lang={song && rest === null ? languageOf(song.track.name) : undefined}>
          {rest !== null
            ? text(restTexts[rest])
            : song
              ? text('offline.progress', { name: song.track.name })
              : ''}
        </p>
        <p className={styles.note}>{text('offline.left', { count: waiting.length })}</p>
        <progress
          aria-label={text('offline.left', { count: waiting.length })}
          className={styles.bar}
          max={1}
          value={progress && progress.total > 0 ? progress.received / progress.total : 0}
        />
      </div>
      {rest === null ? (
        <Button onClick={() => keeper.pause()}>
          <Pause aria-hidden size={18} />
          {text('offline.pause')}
        </Button>
      ) : (
        <Button tone="solid" onClick={() => keeper.resume()}>
          <Play aria-hidden size={18} />
          {text('offline.resume')}
        </Button>
      )}
    </div>
  )
})

/** The songs that could not be kept, with a button that tries again. */
const Failures = observer(function Failures() {
  const { kept } = useStores()
  const { text, languageOf } = useText()
  const failed = kept.songs.filter(({ problem }) => problem)
  if (failed.length === 0) return null
  return (
    <div className={styles.progress}>
      <div className={styles.progressText}>
        <p>{text('offline.failed', { count: failed.length })}</p>
        <ul className={styles.failed}>
          {failed.map(({ track, problem }) => (
            <li key={track.id}>
              <span lang={languageOf(track.name)}>{track.name}</span>
              {problem === 'noStream' && <span className={styles.note}> {text('offline.noStream')}</span>}
            </li>
          ))}
        </ul>
      </div>
      <Button onClick={() => kept.retry()}>
        <RotateCcw aria-hidden size={18} />
        {text('offline.retry')}
      </Button>
    </div>
  )
})
