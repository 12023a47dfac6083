import { ListMusic } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../parts/icon-button'
import { SoundButton } from '../sound/sound-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { ModeButton } from './mode-button'
import { NowPlaying } from './now-playing'
import styles from './player-bar.module.css'
import { ProgressSlider } from './progress-slider'
import { Transport } from './transport'
import { VolumeControl } from './volume-control'

/** The bottom bar; it is there once something is queued. */
export const PlayerBar = observer(function PlayerBar() {
  const { queue, shell } = useStores()
  const { text } = useText()
  if (queue.isEmpty) return null
  return (
    <section aria-label={text('player.region')} className={styles.bar}>
      <div className={styles.progress}>
        <ProgressSlider covered={shell.playerOpen} />
      </div>
      <NowPlaying />
      <Transport className={styles.transport} />
      <div className={styles.tools}>
        <ModeButton className={styles.wide} />
        <VolumeControl className={styles.wide} />
        <SoundButton place="bar" size={20} className={styles.roomy} />
        <IconButton
          label={text('player.queue')}
          aria-expanded={shell.queueOpen}
          aria-controls="play-queue"
          onClick={() => shell.toggleQueue()}
        >
          <ListMusic aria-hidden size={22} />
        </IconButton>
      </div>
    </section>
  )
})
