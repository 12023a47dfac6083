import { Blend, CirclePause, Languages, MicVocal, WholeWord } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { FocusEvent } from 'react'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import type { TextKey } from '../../i18n/text-key'
import type { BooleanSetting } from '../parts/setting-switch'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './lyric-quick-settings.module.css'

/** A strip of the switches that are turned most; only those that this song, device and tier give something to act on. */
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
        {lyrics.data.hasYrc && <Chip setting="showYrc" name="lyricSettings.words" icon={MicVocal} />}
        {lyrics.hasTranslation && (
          <Chip setting="showTransl" name="lyricSettings.translation" icon={Languages} />
        )}
        {lyrics.hasRomanisation && (
          <Chip setting="showRoma" name="lyricSettings.romanisation" icon={WholeWord} />
        )}
        {hovers && <Chip setting="lrcMousePause" name="lyricSettings.hoverPause" icon={CirclePause} />}
        {tierDrawing[tier.tier].lyricBlur && (
          <Chip setting="lyricsBlur" name="lyricSettings.blur" icon={Blend} />
        )}
      </div>
    </div>
  )
})

interface ChipProps {
  setting: BooleanSetting
  name: TextKey
  icon: LucideIcon
}

/** A browser leaves what is partly in sight where it is. */
function showWhole({ currentTarget }: FocusEvent): void {
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const Chip = observer(function Chip({ setting, name, icon: Icon }: ChipProps) {
  const { settings } = useStores()
  const { text } = useText()
  const on = settings.values[setting]
  return (
    <button
      type="button"
      aria-pressed={on}
      className={styles.chip}
      onFocus={showWhole}
      onClick={() => settings.set(setting, !on)}
    >
      <span className={styles.pill}>
        <Icon aria-hidden size={16} />
        {text(name)}
      </span>
    </button>
  )
})
