import { observer } from 'mobx-react-lite'
import { tierDrawing } from '../../../domain/quality/tier-drawing'
import { ChoiceRow } from '../../parts/choice-row'
import { SettingSwitch } from '../../parts/setting-switch'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'

/** How the full player and the player bar look. */
export const PlayPageGroup = observer(function PlayPageGroup() {
  const { settings, tier } = useStores()
  const { text } = useText()
  const { playerStyle, backgroundImageShow } = settings.values
  const { backdrop } = tierDrawing[tier.tier]
  return (
    <SettingGroup title={text('lyricSettings.playPage')}>
      <ChoiceRow
        label={text('setting.style')}
        value={playerStyle}
        options={[
          { value: 'cover', name: text('setting.cover') },
          { value: 'record', name: text('setting.record') },
        ]}
        onChange={(style) => settings.set('playerStyle', style)}
      />
      <ChoiceRow
        label={text('setting.background')}
        hint={text(backdrop ? 'setting.backgroundHint' : 'setting.backgroundLeftOut')}
        value={backgroundImageShow}
        options={[
          { value: 'blur', name: text('setting.blur') },
          { value: 'solid', name: text('setting.solid') },
        ]}
        onChange={(background) => settings.set('backgroundImageShow', background)}
      />
      <SettingSwitch
        setting="showLyricSetting"
        label={text('lyricSettings.quick')}
        hint={text('lyricSettings.quickHint')}
      />
      <SettingSwitch setting="bottomLyricShow" label={text('lyricSettings.bar')} />
    </SettingGroup>
  )
})
