import { Volume, Volume1, Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { Range } from '../../kit/form/range'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './volume-control.module.css'

function iconOf(level: number) {
  if (level === 0) return VolumeX
  if (level < 0.4) return Volume
  return level < 0.7 ? Volume1 : Volume2
}

interface VolumeControlProps {
  className?: string | undefined
}

/** A mute button and the volume slider; moving the slider unmutes. */
export const VolumeControl = observer(function VolumeControl({ className = '' }: VolumeControlProps) {
  const { volume } = useStores()
  const { text } = useText()
  const { level, muted } = volume
  const Icon = iconOf(level)
  return (
    <div className={`${styles.volume} ${className}`}>
      <IconButton
        label={text(muted ? 'player.unmute' : 'player.mute')}
        aria-keyshortcuts={useAriaShortcut('mute')}
        onClick={() => volume.toggleMute()}
      >
        <Icon aria-hidden size={20} />
      </IconButton>
      <Range
        data-player-slider
        label={text('player.volume')}
        valueText={text('player.volumeText', { percent: Math.round(level * 100) })}
        max={1}
        step={0.01}
        value={level}
        onPointerDown={() => volume.startDrag()}
        onPointerUp={() => volume.endDrag()}
        onLostPointerCapture={() => volume.endDrag()}
        onChange={(event) => volume.setLevel(Number(event.currentTarget.value))}
      />
    </div>
  )
})
