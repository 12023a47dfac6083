import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { formatTime } from '../../domain/format/format-time'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { followProgress } from './progress-motion'
import styles from './progress-slider.module.css'

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

/**
 * Where the track stands. Taking the thumb pauses, letting go seeks and resumes; arrows jump by 5 s. What is seen is
 * moved by the compositor; the slider above it is seen by none and brought up to date once a second.
 */
export const ProgressSlider = observer(function ProgressSlider({
  className = '',
}: {
  className?: string | undefined
}) {
  const { player } = useStores()
  const { text } = useText()
  const fill = useRef<HTMLSpanElement>(null)
  const thumb = useRef<HTMLSpanElement>(null)
  const [held, setHeld] = useState(false)
  const { duration } = player
  const position = Math.min(held ? player.position : player.elapsed, duration)

  useEffect(() => {
    if (!fill.current || !thumb.current) return
    return followProgress(player, { fill: fill.current, thumb: thumb.current })
  }, [player])

  const take = () => {
    setHeld(true)
    player.beginDrag()
  }
  const letGo = () => {
    setHeld(false)
    player.endDrag()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = steps[event.key]
    const target =
      event.key === 'Home' ? 0 : event.key === 'End' ? duration : step && player.positionNow() + step
    if (target === undefined) return
    event.preventDefault()
    player.seek(Math.min(Math.max(0, target), duration))
  }

  return (
    <span className={`${styles.slider} ${className}`}>
      <input
        type="range"
        min={0}
        max={duration}
        step={0.1}
        value={position}
        disabled={duration === 0}
        aria-label={text('player.progress')}
        aria-valuetext={text('player.progressText', {
          position: formatTime(position),
          duration: formatTime(duration),
        })}
        className={styles.input}
        onPointerDown={(event) => {
          if (event.button === 0) take()
        }}
        onChange={(event) => player.drag(Number(event.currentTarget.value))}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={onKeyDown}
      />
      <span className={styles.rail}>
        <span ref={fill} className={styles.fill} />
      </span>
      <span ref={thumb} className={styles.track}>
        <span className={styles.thumb} />
        {held && (
          <span
            aria-hidden
            className={styles.bubble}
            style={{ '--share': duration > 0 ? position / duration : 0 } as CSSProperties}
          >
            {formatTime(position)}
          </span>
        )}
      </span>
    </span>
  )
})
