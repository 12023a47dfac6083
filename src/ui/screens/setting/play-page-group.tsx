import { observer } from 'mobx-react-lite'
import { tierDrawing } from '../../../domain/quality/tier-drawing'
import { ChoiceRow } from '../../parts/choice-row'
import { SpectrumRow } from '../../sound/spectrum-row'
import { TierRow } from '../../sound/tier-row'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** How the full player looks, and how much is drawn at all. */
export const PlayPageGroup = observer(function PlayPageGroup() {
  const { settings, tier } = useStores()
  const { text } = useText()
  const { playerStyle, backgroundImageShow } = settings.values
  const { backdrop } = tierDrawing[tier.tier]
  return (
    <SettingGroup id="page" title={text('settingPlayer.page')}>
      <ChoiceRow
        label={text('settingPlayer.style')}
        value={playerStyle}
        options={[
          { value: 'cover', name: text('settingPlayer.cover') },
          { value: 'record', name: text('settingPlayer.record') },
        ]}
        onChange={(style) => settings.set('playerStyle', style)}
      />
      <ChoiceRow
        label={text('settingPlayer.background')}
        hint={text(backdrop ? 'settingPlayer.backgroundHint' : 'settingPlayer.backgroundLeftOut')}
        value={backgroundImageShow}
        options={[
          { value: 'blur', name: text('settingPlayer.blur') },
          { value: 'solid', name: text('settingPlayer.solid') },
        ]}
        onChange={(background) => settings.set('backgroundImageShow', background)}
      />
      <SpectrumRow />
      <TierRow />
    </SettingGroup>
  )
})
