import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { formatTime } from '../../domain/format/format-time'
import { Range } from '../parts/range'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './progress-slider.module.css'

const steps: Record<string, number> = {
  ArrowLeft: -5,
  ArrowDown: -5,
  ArrowRight: 5,
  ArrowUp: 5,
  PageDown: -30,
  PageUp: 30,
}

interface ProgressSliderProps {
  className?: string | undefined
  /** Whether something lies over it: then it moves once a second only. */
  covered?: boolean
}

/** Where the track stands. Taking the thumb pauses, letting go seeks and resumes; arrows jump by 5 s. */
export const ProgressSlider = observer(function ProgressSlider({
  className = '',
  covered = false,
}: ProgressSliderProps) {
  const { player } = useStores()
  const { text } = useText()
  const { duration } = player
  const position = covered ? player.elapsed : player.position

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const step = steps[event.key]
    const target = event.key === 'Home' ? 0 : event.key === 'End' ? duration : step && position + step
    if (target === undefined) return
    event.preventDefault()
    player.seek(Math.min(Math.max(0, target), duration))
  }

  return (
    <Range
      label={text('player.progress')}
      valueText={text('player.progressText', {
        position: formatTime(player.elapsed),
        duration: formatTime(duration),
      })}
      className={`${styles.slider} ${className}`}
      max={duration}
      step={0.1}
      value={position}
      disabled={duration === 0}
      onPointerDown={(event) => {
        if (event.button === 0) player.beginDrag()
      }}
      onChange={(event) => player.drag(Number(event.currentTarget.value))}
      onPointerUp={() => player.endDrag()}
      onPointerCancel={() => player.endDrag()}
      onLostPointerCapture={() => player.endDrag()}
      onKeyDown={onKeyDown}
    />
  )
})
