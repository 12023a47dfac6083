import { observer } from 'mobx-react-lite'
import { qualityTiers } from '../../domain/quality/quality-tier'
import { SelectRow } from '../parts/select-row'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { tierNames } from './tier-names'

/** How much is drawn: pinned, or by what the device proves able to draw, which is then told. */
export const TierRow = observer(function TierRow() {
  const { settings, tier } = useStores()
  const { text } = useText()
  const current = { tier: text(tierNames[tier.measuredTier]), reason: text(tier.reason) }
  const options = [
    { value: 'auto' as const, name: text('tier.auto', current) },
    ...qualityTiers.map((value) => ({ value, name: text(tierNames[value]) })),
  ]
  return (
    <SelectRow
      label={text('sound.tier')}
      hint={text('sound.tierHint')}
      value={settings.values.qualityTier}
      options={options}
      onChange={(chosen) => settings.set('qualityTier', chosen)}
    />
  )
})
