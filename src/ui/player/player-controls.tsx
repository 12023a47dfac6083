import { observer } from 'mobx-react-lite'
import { formatTime } from '../../domain/format/format-time'
import { ModeButton } from '../bar/mode-button'
import { ProgressSlider } from '../bar/progress-slider'
import { Transport } from '../bar/transport'
import { VolumeControl } from '../bar/volume-control'
import { useStores } from '../stores-context'
import styles from './player-controls.module.css'

/** Progress and transport, there at every width. */
export const PlayerControls = observer(function PlayerControls() {
  const { player } = useStores()
  return (
    <div className={styles.controls}>
      <div className={styles.progress}>
        <span className={styles.time}>{formatTime(player.position)}</span>
        <ProgressSlider className={styles.range} />
        <span className={styles.time}>{formatTime(player.duration)}</span>
      </div>
      <div className={styles.row}>
        <ModeButton className={styles.tool} />
        <Transport large />
        <VolumeControl className={styles.volume} />
      </div>
    </div>
  )
})
