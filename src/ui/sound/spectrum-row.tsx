import { observer } from 'mobx-react-lite'
import { restTexts } from '../spectrum/rest-texts'
import { useSpectrumRest } from '../spectrum/use-spectrum-rest'
import { SettingSwitch } from './setting-switch'

/** Switches the spectrum, and says why nothing is drawn where something keeps it from being drawn. */
export const SpectrumRow = observer(function SpectrumRow() {
  const rest = useSpectrumRest()
  return (
    <SettingSwitch
      setting="musicFrequency"
      label="sound.spectrum"
      hint={rest ? restTexts[rest] : 'sound.spectrumHint'}
    />
  )
})
