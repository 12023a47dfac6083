import { memo } from 'react'
import { observer } from 'mobx-react-lite'
import type { HudStore } from '../../../stores/hud/hud-store'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { tierNames } from '../settings/sound/tier-names'
import styles from './hud-panel.module.css'
import { hudRows, type HudRow } from './hud-rows'

/** The figures. Only those that have changed are rendered again. */
export const HudList = observer(function HudList({ hud }: { hud: HudStore }) {
  const { text } = useText()
  const { figures, longFrameSource } = hud
  return (
    <dl className={styles.rows}>
      {figures &&
        hudRows(figures).map(({ value, ...row }) => (
          <HudEntry
            key={row.name}
            {...row}
            shown={value && text(value.text, value.values)}
            source={longFrameSource ?? ''}
          />
        ))}
      <TierEntry />
    </dl>
  )
})

interface HudEntryProps extends Omit<HudRow, 'value'> {
  /** Null where there is no figure. */
  shown: string | null
  /** What long frames are read from. */
  source: string
}

/** A figure with a tooltip that says how it is measured. One that is missing is a dash, whose tooltip says why. */
const HudEntry = memo(function HudEntry({ name, hint, missing, shown, source }: HudEntryProps) {
  const { text } = useText()
  const reason = missing && text(missing)
  return (
    <div className={styles.row}>
      <dt title={text(hint, { source })}>{text(name)}</dt>
      {shown === null ? (
        <dd title={reason}>
          <span aria-hidden>–</span>
          <span className="visually-hidden">{reason}</span>
        </dd>
      ) : (
        <dd>{shown}</dd>
      )}
    </div>
  )
})

/** The tier, and why it is the one. */
const TierEntry = observer(function TierEntry() {
  const { tier } = useStores()
  const { text } = useText()
  const measured = { measured: text(tierNames[tier.measuredTier]), reason: text(tier.reasonText) }
  const values = { tier: text(tierNames[tier.tier]), ...measured }
  return (
    <div className={styles.row}>
      <dt title={text('hud.tierHint')}>{text('hud.tier')}</dt>
      <dd>{text(tier.pinned ? 'hud.tierPinned' : 'hud.tierMeasured', values)}</dd>
    </div>
  )
})
