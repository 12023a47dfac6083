import { observer } from 'mobx-react-lite'
import { tierDrawing } from '../../../../domain/device-tier/tier-drawing'
import { SettingSwitch } from '../setting-switch'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'

/** Switches the blur of distant lines. Says so if the device tier leaves it out. */
export const BlurRow = observer(function BlurRow() {
  const { tier } = useStores()
  const { text } = useText()
  const { lyricBlur } = tierDrawing[tier.tier]
  return (
    <SettingSwitch setting="lyricsBlur" hint={lyricBlur ? undefined : text('lyricSettings.blurLeftOut')} />
  )
})
