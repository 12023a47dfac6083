import { CircleAlert, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../../contract/failure'
import type { VideoDetail } from '../../../contract/replies/video'
import { posterOf } from '../../../domain/catalogue/sized-cover'
import { Button } from '../../kit/button/button'
import { StatePanel } from '../../kit/state/state-panel'
import { FailurePanel } from '../../kit/state/failure-panel'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { useVideoKeys } from './use-video-keys'
import { useVideoSource } from './use-video-source'
import { togglePlay, toggleFullscreen } from './video-actions'
import { CaptionsText, CaptionsTrack } from './video-captions'
import { VideoControls } from './video-controls'
import { useIdle } from './use-idle'
import { useMediaState } from './use-media-state'
import styles from './video-player.module.css'
import type { RefObject, SyntheticEvent } from 'react'
import { watch } from '../../../stores/lib/watch'

/**
 * A video with its controls, which are out of the way while it plays. The music pauses meanwhile. A double click makes
 * it fullscreen.
 */
export const VideoPlayer = observer(function VideoPlayer({ video: detail }: { video: VideoDetail }) {
  const { video: store, notices } = useStores()
  const { text, language } = useText()
  const frame = useRef<HTMLElement>(null)
  const element = useRef<HTMLVideoElement>(null)
  const [cues, setCues] = useState<readonly string[]>([])
  useEffect(() => store.show(detail), [store, detail])
  useEffect(() => () => store.close(), [store])
  const source = useVideoSource(element)
  const sound = useVideoSound(element)
  const state = useMediaState(element)
  const { failure, loading, stream, shownCaptions } = store

  const play = () => {
    if (element.current?.currentSrc) togglePlay(element.current)
  }
  const fullscreen = () => {
    if (element.current && frame.current) toggleFullscreen({ video: element.current, frame: frame.current })
  }
  const toggleCaptions = useCallback(() => store.toggleCaptions(language), [store, language])
  const captionsFailed = useCallback(() => {
    store.chooseCaptions(null)
    notices.show('warning', 'video.captionsFailed')
  }, [store, notices])
  useVideoKeys({ frame, video: element, onCaptions: toggleCaptions })
  const { idle, frameHandlers, pictureHandlers } = useIdle({ playing: !state.paused, onClick: play })

  return (
    <section
      ref={frame}
      aria-label={text('video.player', { name: detail.name })}
      data-dark
      data-idle={idle || undefined}
      className={styles.frame}
      {...frameHandlers}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- captions where there are any; the play button is the key's */}
      <video
        ref={element}
        playsInline
        preload="metadata"
        poster={detail.cover === null ? undefined : posterOf(detail.cover)}
        src={stream?.url}
        className={styles.picture}
        onDoubleClick={fullscreen}
        {...source}
        {...sound}
        {...pictureHandlers}
      >
        {shownCaptions && (
          <CaptionsTrack
            key={shownCaptions.url}
            captions={shownCaptions}
            onCues={setCues}
            onError={captionsFailed}
          />
        )}
      </video>
      {shownCaptions && <CaptionsText words={cues} language={shownCaptions.language} />}
      {failure ? (
        <VideoFailure failure={failure} />
      ) : (
        <>
          {((loading && !stream) || state.waiting) && (
            <p role="status" className={styles.waiting}>
              {text('video.loading')}
            </p>
          )}
          {state.paused && stream && (
            <span aria-hidden className={styles.start}>
              <Play size={36} fill="currentColor" />
            </span>
          )}
          <VideoControls video={element} state={state} onPlay={play} onFullscreen={fullscreen} />
        </>
      )}
    </section>
  )
})

/** Why there is no picture, over the place for it. */
const VideoFailure = observer(function VideoFailure({ failure }: { failure: Failure }) {
  const { video: store } = useStores()
  const { text } = useText()
  const retry = () => void store.load()
  return (
    <div className={styles.veil}>
      {failure.kind === 'noStream' ? (
        <StatePanel icon={CircleAlert} title={text('video.noStream')} hint={text('video.noStreamHint')} alert>
          <Button onClick={retry}>{text('app.retry')}</Button>
        </StatePanel>
      ) : (
        <FailurePanel failure={failure} waiting={store.loading} onRetry={retry} />
      )}
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
