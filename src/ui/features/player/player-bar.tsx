import { observer } from 'mobx-react-lite'
import { Activity, useEffect, useState } from 'react'
import type { MouseEvent } from 'react'
import { SoundButton } from '../settings/sound/sound-button'
import { useStores } from '../../hooks/stores-context'
import { afterPaint } from '../../kit/after-paint'
import { useText } from '../../kit/use-text'
import { ModeButton } from './mode-button'
import { NowPlaying } from './now-playing'
import styles from './player-bar.module.css'
import { ProgressSlider } from './progress-slider'
import { QueueButton } from './queue-button'
import { Transport } from './transport'
import { VolumeControl } from './volume-control'
import { slideMs } from './use-pull-to-close'

/** Elements with a click of their own, and layers that are descendants of the bar but not part of it. */
const controls = 'a, button, input, dialog, [role=menu]'

/** Returns whether the player has slid over the bar; no longer once the press that closes it is answered. */
function useCovered(playerOpen: boolean): boolean {
  const [covered, setCovered] = useState(false)
  useEffect(() => {
    if (!playerOpen) return afterPaint(() => setCovered(false))
    const timer = setTimeout(() => setCovered(true), slideMs)
    return () => clearTimeout(timer)
  }, [playerOpen])
  return covered
}

/**
 * The player bar, shown while something is queued and no video plays. By setting, a press beside its controls opens the
 * player. Under the full player its content keeps its state, but follows nothing and is not drawn.
 */
export const PlayerBar = observer(function PlayerBar() {
  const { queue, shell, settings, video } = useStores()
  const { text } = useText()
  const covered = useCovered(shell.playerOpen)
  const openPlayer = () => shell.openPlayer()
  if (queue.isEmpty || video.hasSound) return null
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (!settings.values.bottomClick || !(target instanceof Element)) return
    if (currentTarget.contains(target) && !target.closest(controls)) openPlayer()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer; the cover button does the same
    <section
      id="player"
      aria-label={text('player.region')}
      data-opens={settings.values.bottomClick || undefined}
      className={styles.bar}
      onClick={onClick}
    >
      <Activity mode={covered ? 'hidden' : 'visible'}>
        <div className={styles.progress}>
          <ProgressSlider onTap={openPlayer} />
        </div>
        <NowPlaying />
        <Transport className={styles.transport} />
        <div className={styles.tools}>
          <ModeButton className={styles.wide} />
          <VolumeControl className={`${styles.wide} ${styles.volume}`} />
          <SoundButton place="bar" size={20} className={styles.roomy} />
          <QueueButton />
        </div>
      </Activity>
    </section>
  )
})
