import { observer } from 'mobx-react-lite'
import { spectrumRestTexts } from '../../spectrum/use-spectrum-rest'
import { useSpectrumRest } from '../../spectrum/use-spectrum-rest'
import { useText } from '../../../kit/use-text'
import { SettingSwitch } from '../setting-switch'

/** Switches the spectrum. Says why if it cannot be drawn now. */
export const SpectrumRow = observer(function SpectrumRow() {
  const { text } = useText()
  const rest = useSpectrumRest()
  return <SettingSwitch setting="musicFrequency" hint={rest ? text(spectrumRestTexts[rest]) : undefined} />
})
