import { observer } from 'mobx-react-lite'
import { ChoiceRow } from '../../parts/choice-row'
import { SettingSwitch } from '../../parts/setting-switch'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import { PageSizeRow } from './page-size-row'
import { SettingGroup } from './setting-group'

/** How music is found and begun. */
export const BrowsingGroup = observer(function BrowsingGroup() {
  const { settings } = useStores()
  const { text } = useText()
  return (
    <SettingGroup id="browsing" title={text('settingMain.browsing')}>
      <SettingSwitch setting="bannerShow" label={text('settingMain.banner')} />
      <ChoiceRow
        label={text('settingMain.clickMode')}
        hint={text('settingMain.clickModeHint')}
        value={settings.values.listClickMode}
        options={[
          { value: 'dblclick', name: text('settingMain.doubleClick') },
          { value: 'click', name: text('settingMain.singleClick') },
        ]}
        onChange={(mode) => settings.set('listClickMode', mode)}
      />
      <PageSizeRow />
      <SettingSwitch
        setting="searchHistory"
        label={text('settingMain.searchHistory')}
        hint={text('settingMain.searchHistoryHint')}
      />
    </SettingGroup>
  )
})
