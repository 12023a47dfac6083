import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { VideoDetail } from '../../../contract/replies/video'
import { posterOf } from '../../../domain/catalogue/sized-cover'
import { Button } from '../../kit/button/button'
import { StatePanel } from '../../kit/state/state-panel'
import { FailurePanel } from '../../kit/state/failure-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { useVideoKeys } from './use-video-keys'
import { useVideoSource } from './use-video-source'
import { VideoChoices } from './video-choices'
import styles from './video-player.module.css'
import type { RefObject, SyntheticEvent } from 'react'
import { watch } from '../../../stores/lib/watch'

/**
 * A video with the browser's own controls, which handle captions, fullscreen and the keyboard best. What they lack, as
 * the choice of picture height, is below. The music pauses while the video plays.
 */
export const VideoPlayer = observer(function VideoPlayer({ video: detail }: { video: VideoDetail }) {
  const { video: store } = useStores()
  const { text } = useText()
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => store.show(detail), [store, detail])
  useEffect(() => () => store.close(), [store])
  const source = useVideoSource(element)
  const sound = useVideoSound(element)
  useVideoKeys(element)
  const { failure, loading, stream } = store

  return (
    <div>
      <div className={styles.screen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the browser's controls offer the captions of the file */}
        <video
          ref={element}
          controls
          playsInline
          preload="metadata"
          aria-label={text('video.player', { name: detail.name })}
          poster={detail.cover === null ? undefined : posterOf(detail.cover)}
          src={stream?.url}
          className={styles.picture}
          {...source}
          {...sound}
        />
        {failure ? (
          <div className={styles.veil}>
            {failure.kind === 'noStream' ? (
              <StatePanel
                icon={CircleAlert}
                title={text('video.noStream')}
                hint={text('video.noStreamHint')}
                alert
              >
                <Button onClick={() => void store.load()}>{text('app.retry')}</Button>
              </StatePanel>
            ) : (
              <FailurePanel failure={failure} waiting={loading} onRetry={() => void store.load()} />
            )}
          </div>
        ) : (
          loading &&
          !stream && (
            <p role="status" className={styles.waiting}>
              {text('video.loading')}
            </p>
          )
        )}
      </div>
      <VideoChoices element={element} />
    </div>
  )
})

/** Returns the handler of a video element that keeps its volume and the music's the same. */
function useVideoSound(element: RefObject<HTMLVideoElement | null>) {
  const { settings } = useStores()

  useEffect(
    () =>
      watch(
        () => [settings.values.playVolume, settings.values.playVolumeMute] as const,
        ([level, muted]) => {
          if (!element.current) return
          element.current.volume = level
          element.current.muted = muted
        },
        { now: true },
      ),
    [element, settings],
  )
  return {
    onVolumeChange: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      const level = Math.round(currentTarget.volume * 100) / 100
      const muted = currentTarget.muted || level === 0
      const { playVolume, playVolumeMute } = settings.values
      // volume 0 counts as muted, so that unmuting restores the volume
      if (level > 0 && level !== playVolume) settings.set('playVolume', level)
      if (muted !== playVolumeMute) settings.set('playVolumeMute', muted)
    },
  }
}
