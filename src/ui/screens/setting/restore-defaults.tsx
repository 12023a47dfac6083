import { RotateCcw, Undo2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { defaultSettings, type Settings } from '../../../domain/settings/settings'
import { Button } from '../../parts/button'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './restore-defaults.module.css'

/** What the screen of player settings sets; the delay of a device is a measurement and stays. */
const restored = [
  'lyricsFontSize',
  'lyricsPosition',
  'lyricsBlock',
  'showYrc',
  'showYrcAnimation',
  'showYrcTransform',
  'showTransl',
  'showRoma',
  'countDownShow',
  'lrcMousePause',
  'lyricsBlur',
  'announceLyrics',
  'playerStyle',
  'backgroundImageShow',
  'showLyricSetting',
  'bottomLyricShow',
  'songVolumeFade',
  'gaplessPlayback',
  'memoryLastPlaybackPosition',
  'useUnmServer',
  'songLevel',
  'musicFrequency',
  'qualityTier',
] as const satisfies readonly (keyof Settings)[]

/** Restores the defaults, and takes that back as long as nothing else is set. */
export const RestoreDefaults = observer(function RestoreDefaults() {
  const { settings, notices } = useStores()
  const { text } = useText()
  const [before, setBefore] = useState<Settings | null>(null)
  const changed = restored.some((key) => settings.values[key] !== defaultSettings[key])
  const undoable = before !== null && !changed
  const restore = () => {
    if (!changed) return
    setBefore({ ...settings.values })
    settings.reset(restored)
    notices.show('success', 'setting.restored')
  }
  const undo = () => {
    for (const key of restored) if (before) settings.set(key, before[key])
    setBefore(null)
  }
  return (
    <div className={styles.row}>
      <Button aria-disabled={!undoable && !changed} onClick={undoable ? undo : restore}>
        {undoable ? <Undo2 aria-hidden size={18} /> : <RotateCcw aria-hidden size={18} />}
        {text(undoable ? 'setting.undo' : 'setting.restore')}
      </Button>
      <p className={styles.hint}>{text('setting.restoreHint')}</p>
    </div>
  )
})
