import { observer } from 'mobx-react-lite'
import { restTexts } from '../spectrum/rest-texts'
import { useSpectrumRest } from '../spectrum/use-spectrum-rest'
import { useText } from '../use-text'
import { SettingSwitch } from '../parts/setting-switch'

/** Switches the spectrum, and says why nothing is drawn where something keeps it from being drawn. */
export const SpectrumRow = observer(function SpectrumRow() {
  const { text } = useText()
  const rest = useSpectrumRest()
  return (
    <SettingSwitch
      setting="musicFrequency"
      label={text('sound.spectrum')}
      hint={text(rest ? restTexts[rest] : 'sound.spectrumHint')}
    />
  )
})
