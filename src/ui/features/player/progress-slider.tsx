import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { formatTime } from '../../../domain/format/format-time'
import { seekTarget } from '../../../domain/keyboard/seek-target'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { animateProgress } from './animate-progress'
import { moveProgress } from './move-progress'
import styles from './progress-slider.module.css'
import { useProgressDrag } from './use-progress-drag'

interface ProgressSliderProps {
  className?: string | undefined
  /** Whether every frame is drawn anyway. */
  animated?: boolean
  /** What a finger's tap does instead of a seek. */
  onTap?: () => void
}

/**
 * The position in the track. Dragging pauses, releasing seeks and resumes; arrows jump by 5 s. The visible parts
 * follow the track by pixels; the native slider above them is transparent and updated once a second.
 */
export const ProgressSlider = observer(function ProgressSlider({
  className = '',
  animated = false,
  onTap,
}: ProgressSliderProps) {
  const { player } = useStores()
  const { text } = useText()
  const fill = useRef<HTMLSpanElement>(null)
  const thumb = useRef<HTMLSpanElement>(null)
  const { dragging, handlers, dragTo } = useProgressDrag(onTap)
  const { duration } = player
  const position = Math.min(dragging ? player.position : player.elapsed, duration)

  useEffect(() => {
    if (!fill.current || !thumb.current) return
    const parts = { fill: fill.current, thumb: thumb.current }
    return animated ? animateProgress(player, parts) : moveProgress(player, parts)
  }, [player, animated])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const target = seekTarget(event.key, player.positionNow(), duration)
    if (target === undefined) return
    event.preventDefault()
    player.seek(target)
  }

  return (
    <span className={`${styles.slider} ${className}`}>
      <input
        type="range"
        data-player-slider
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
        {...handlers}
        onChange={(event) => dragTo(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <span className={styles.rail}>
        <span ref={fill} className={styles.fill} />
      </span>
      <span ref={thumb} className={styles.track}>
        <span className={styles.thumb} />
        {dragging && (
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
