import { Volume, Volume1, Volume2, VolumeX } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../parts/icon-button'
import { Range } from '../parts/range'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './volume-control.module.css'

function iconOf(volume: number) {
  if (volume === 0) return VolumeX
  if (volume < 0.4) return Volume
  return volume < 0.7 ? Volume1 : Volume2
}

/** Mute and the volume; moving the slider unmutes. */
export const VolumeControl = observer(function VolumeControl({
  className = '',
}: {
  className?: string | undefined
}) {
  const { player, settings } = useStores()
  const { text } = useText()
  const { playVolume, playVolumeMute } = settings.values
  const volume = playVolumeMute ? 0 : playVolume
  const Icon = iconOf(volume)
  return (
    <div className={`${styles.volume} ${className}`}>
      <IconButton
        label={text(playVolumeMute ? 'player.unmute' : 'player.mute')}
        onClick={() => player.toggleMute()}
      >
        <Icon aria-hidden size={20} />
      </IconButton>
      <Range
        label={text('player.volume')}
        valueText={text('player.volumeText', { percent: Math.round(volume * 100) })}
        max={1}
        step={0.01}
        value={volume}
        onChange={(event) => player.setVolume(Number(event.currentTarget.value))}
      />
    </div>
  )
})
