import { observer } from 'mobx-react-lite'
import { type QualityTier, qualityTiers } from '../../domain/quality/quality-tier'
import type { TextKey } from '../../i18n/text-key'
import { SelectRow } from '../parts/select-row'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

const names: Record<QualityTier, TextKey> = { low: 'tier.low', mid: 'tier.mid', high: 'tier.high' }

/** How much is drawn: pinned, or by what the device proves able to draw, which is then told. */
export const TierRow = observer(function TierRow() {
  const { settings, tier } = useStores()
  const { text } = useText()
  const current = { tier: text(names[tier.measuredTier]), reason: text(tier.reason) }
  const options = [
    { value: 'auto' as const, name: text('tier.auto', current) },
    ...qualityTiers.map((value) => ({ value, name: text(names[value]) })),
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
