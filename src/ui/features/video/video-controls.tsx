import {
  Captions,
  Gauge,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  Settings2,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { formatTime } from '../../../domain/format/format-time'
import { seekTarget } from '../../../domain/keyboard/seek-target'
import { IconButton } from '../../kit/button/icon-button'
import { Range } from '../../kit/form/range'
import { MenuButton } from '../../kit/menu/menu-button'
import { useIsFullscreen } from '../../hooks/use-is-fullscreen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import type { MediaState } from './use-media-state'
import {
  canFullscreen,
  canPictureInPicture,
  seekTo,
  setRate,
  setVolume,
  toggleMute,
  togglePictureInPicture,
} from './video-actions'
import styles from './video-controls.module.css'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

interface VideoControlsProps {
  video: RefObject<HTMLVideoElement | null>
  state: MediaState
  onPlay: () => void
  onFullscreen: () => void
}

/** The controls of a video: its position above, its buttons below. */
export function VideoControls({ video, state, onPlay, onFullscreen }: VideoControlsProps) {
  const { text } = useText()
  const { paused, waiting, volume, muted } = state
  const fullscreen = useIsFullscreen()
  return (
    <div className={styles.controls}>
      <VideoProgress video={video} state={state} />
      <div className={styles.buttons}>
        <IconButton label={text(paused ? 'video.play' : 'video.pause')} aria-busy={waiting} onClick={onPlay}>
          {paused ? (
            <Play aria-hidden size={22} fill="currentColor" />
          ) : (
            <Pause aria-hidden size={22} fill="currentColor" strokeWidth={1} />
          )}
        </IconButton>
        <IconButton
          label={text(muted ? 'video.unmute' : 'video.mute')}
          onClick={() => video.current && toggleMute(video.current)}
        >
          {muted ? <VolumeX aria-hidden size={20} /> : <Volume2 aria-hidden size={20} />}
        </IconButton>
        <Range
          data-player-slider
          label={text('video.volume')}
          valueText={text('player.volumeText', { percent: muted ? 0 : Math.round(volume * 100) })}
          max={1}
          step={0.01}
          value={muted ? 0 : volume}
          className={styles.volume}
          onChange={(event) => video.current && setVolume(video.current, Number(event.currentTarget.value))}
        />
        <span className={styles.space} />
        <CaptionsButton />
        <SpeedButton video={video} rate={state.rate} />
        <QualityButton />
        {canPictureInPicture() && (
          <IconButton
            label={text('video.pictureInPicture')}
            className={styles.wide}
            onClick={() => video.current && togglePictureInPicture(video.current)}
          >
            <PictureInPicture2 aria-hidden size={20} />
          </IconButton>
        )}
        {canFullscreen() && (
          <IconButton
            label={text(fullscreen ? 'video.exitFullscreen' : 'video.fullscreen')}
            onClick={onFullscreen}
          >
            {fullscreen ? <Minimize aria-hidden size={20} /> : <Maximize aria-hidden size={20} />}
          </IconButton>
        )}
      </div>
    </div>
  )
}

/** The position between the time that has passed and the length; keys seek by 5 and 30 seconds. */
function VideoProgress({ video, state }: Pick<VideoControlsProps, 'video' | 'state'>) {
  const { text } = useText()
  const { position, duration } = state
  const seek = (seconds: number) => {
    if (video.current) seekTo(video.current, seconds)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const target = seekTarget(event.key, position, duration)
    if (target === undefined) return
    event.preventDefault()
    seek(target)
  }
  return (
    <div className={styles.progress}>
      <span aria-hidden>{formatTime(position)}</span>
      <Range
        data-player-slider
        label={text('video.progress')}
        valueText={text('player.progressText', {
          position: formatTime(position),
          duration: formatTime(duration),
        })}
        max={duration}
        step={0.1}
        value={position}
        disabled={duration === 0}
        onChange={(event) => seek(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>{formatTime(duration)}</span>
    </div>
  )
}

/** Which captions are shown. Renders nothing for a video without any. */
const CaptionsButton = observer(function CaptionsButton() {
  const { video } = useStores()
  const { text, language } = useText()
  const [names] = useState(() => new Intl.DisplayNames([language], { type: 'language' }))
  const { captions, shownCaptions } = video
  if (captions.length === 0) return null
  const items = captions.map((one) => ({
    key: one.language || 'unknown',
    label: one.language ? (names.of(one.language) ?? one.language) : text('video.captionsOn'),
    checked: one === shownCaptions,
    onSelect: () => video.chooseCaptions(one.language),
  }))
  const off = {
    key: 'off',
    label: text('video.captionsOff'),
    checked: !shownCaptions,
    onSelect: () => video.chooseCaptions(null),
  }
  return (
    <MenuButton label={text('video.captions')} side="top" items={[off, ...items]}>
      <Captions aria-hidden size={20} strokeWidth={shownCaptions ? 2.5 : 1.5} />
    </MenuButton>
  )
})

function SpeedButton({ video, rate }: Pick<VideoControlsProps, 'video'> & { rate: number }) {
  const { text } = useText()
  const choose = (chosen: number) => {
    if (video.current) setRate(video.current, chosen)
  }
  const items = rates.map((one) => ({
    key: String(one),
    label: text('video.rate', { rate: one }),
    checked: one === rate,
    onSelect: () => choose(one),
  }))
  return (
    <MenuButton label={text('video.speed')} side="top" items={items}>
      <Gauge aria-hidden size={20} />
    </MenuButton>
  )
}

/** The choice of picture height. Renders nothing where there is only one. */
const QualityButton = observer(function QualityButton() {
  const { video: store } = useStores()
  const { text } = useText()
  const { heights, stream, wantedHeight } = store
  if (heights.length < 2) return null
  const shown = stream && heights.includes(stream.height) ? stream.height : wantedHeight
  const items = heights.map((height) => ({
    key: String(height),
    label: text('video.height', { height }),
    checked: height === shown,
    onSelect: () => store.chooseHeight(height),
  }))
  return (
    <MenuButton label={text('video.quality')} side="top" items={items}>
      <Settings2 aria-hidden size={20} />
    </MenuButton>
  )
})
