import { CircleAlert } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { VideoDetail } from '../../domain/catalogue/video'
import { Button } from '../parts/button'
import { StatePanel } from '../parts/state-panel'
import { FailurePanel } from '../parts/failure-panel'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { useVideoKeys } from './use-video-keys'
import { useVideoSound } from './use-video-sound'
import { useVideoSource } from './use-video-source'
import { VideoChoices } from './video-choices'
import styles from './video-player.module.css'

/**
 * Shows a video with the browser's own controls, which know captions, fullscreen and the keyboard best; what they
 * lack, as the choice of a picture height, stands below. The music is silent once it plays.
 */
export const VideoPlayer = observer(function VideoPlayer({ video: detail }: { video: VideoDetail }) {
  const { video: store } = useStores()
  const { text } = useText()
  const frame = useRef<HTMLVideoElement>(null)
  useEffect(() => store.open(detail), [store, detail])
  useEffect(() => () => store.leave(), [store])
  const source = useVideoSource(frame)
  const sound = useVideoSound(frame)
  useVideoKeys(frame)
  const { failure, loading, stream } = store

  return (
    <div>
      <div className={styles.screen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the browser's controls offer those that the file holds */}
        <video
          ref={frame}
          controls
          playsInline
          preload="metadata"
          aria-label={text('video.player', { name: detail.name })}
          poster={detail.cover ?? undefined}
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
      <VideoChoices frame={frame} />
    </div>
  )
})
