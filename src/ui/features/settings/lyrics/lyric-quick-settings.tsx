import { Blend, CirclePause, Languages, MicVocal, WholeWord } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FocusEvent } from 'react'
import { tierDrawing } from '../../../../domain/device-tier/tier-drawing'
import type { BooleanSetting } from '../setting-switch'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import styles from './lyric-quick-settings.module.css'
import { settingLabel } from '../setting-texts'

/** A strip of the most used lyric switches. Switches without effect for this song, device or tier are left out. */
export const LyricQuickSettings = observer(function LyricQuickSettings({
  className = '',
}: {
  className?: string | undefined
}) {
  const { settings, lyrics, tier } = useStores()
  const { text } = useText()
  if (!settings.values.showLyricSetting || lyrics.lines.length === 0) return null
  const hovers = matchMedia('(any-hover: hover)').matches
  return (
    <div
      role="group"
      aria-label={text('lyricSettings.quickStrip')}
      className={`${styles.strip} ${className}`}
    >
      <div className={styles.chips}>
        {lyrics.data.hasYrc && <Chip setting="showYrc" icon={MicVocal} />}
        {lyrics.hasTranslation && <Chip setting="showTransl" icon={Languages} />}
        {lyrics.hasRomanisation && <Chip setting="showRoma" icon={WholeWord} />}
        {hovers && <Chip setting="lrcMousePause" icon={CirclePause} />}
        {tierDrawing[tier.tier].lyricBlur && <Chip setting="lyricsBlur" icon={Blend} />}
      </div>
    </div>
  )
})

interface ChipProps {
  setting: BooleanSetting
  icon: LucideIcon
}

/** Scrolls a focused chip fully into view. Browsers leave it alone if it is partly visible. */
function scrollIntoFullView({ currentTarget }: FocusEvent): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const Chip = observer(function Chip({ setting, icon: Icon }: ChipProps) {
  const { settings } = useStores()
  const { text } = useText()
  const on = settings.values[setting]
  return (
    <button
      type="button"
      aria-pressed={on}
      className={styles.chip}
      onFocus={scrollIntoFullView}
      onClick={() => settings.set(setting, !on)}
    >
      <span className={styles.pill}>
        <Icon aria-hidden size={16} />
        {text(settingLabel(setting))}
      </span>
    </button>
  )
})
