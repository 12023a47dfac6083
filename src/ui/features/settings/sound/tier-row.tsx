import { observer } from 'mobx-react-lite'
import { deviceTiers } from '../../../../domain/device-tier/device-tier'
import { SelectRow } from '../../../kit/form/select-row'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import { tierNames } from './tier-names'

/** Chooses the device tier: pinned, or measured; the measured one is shown with its reason. */
export const TierRow = observer(function TierRow() {
  const { settings, tier } = useStores()
  const { text } = useText()
  const current = { tier: text(tierNames[tier.measuredTier]), reason: text(tier.reasonText) }
  const options = [
    { value: 'auto' as const, name: text('tier.auto', current) },
    ...deviceTiers.map((value) => ({ value, name: text(tierNames[value]) })),
  ]
  return (
    <SelectRow
      label={text('settingRow.qualityTier')}
      hint={text('settingRow.qualityTierHint')}
      value={settings.values.qualityTier}
      options={options}
      onChange={(chosen) => settings.set('qualityTier', chosen)}
    />
  )
})
