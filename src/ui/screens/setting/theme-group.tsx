import { useText } from '../../use-text'
import { SettingGroup } from './setting-group'
import { ThemeColours } from './theme-colours'
import { ThemeModeRows } from './theme-mode-rows'

/** The mode and the colour of the app. */
export function ThemeGroup() {
  const { text } = useText()
  return (
    <SettingGroup id="appearance" title={text('theme.title')}>
      <ThemeModeRows />
      <ThemeColours />
    </SettingGroup>
  )
}
