import { observer } from 'mobx-react-lite'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { SettingSwitch } from '../parts/setting-switch'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

/** Switches the blur of distant lines, and says where the quality tier leaves it out. */
export const BlurRow = observer(function BlurRow() {
  const { tier } = useStores()
  const { text } = useText()
  const { lyricBlur } = tierDrawing[tier.tier]
  return (
    <SettingSwitch
      setting="lyricsBlur"
      label={text('lyricSettings.blur')}
      hint={text(lyricBlur ? 'lyricSettings.blurHint' : 'lyricSettings.blurLeftOut')}
    />
  )
})
