import { observer } from 'mobx-react-lite'
import { ChoiceRow } from '../../parts/choice-row'
import { SwitchRow } from '../../parts/switch-row'
import { useStores } from '../../stores-context'
import { useIsDark } from '../../theme/use-is-dark'
import { useText } from '../../use-text'

/** Light or dark, by choice or as the system has it; to stop following leaves everything as it looks. */
export const ThemeModeRows = observer(function ThemeModeRows() {
  const { settings } = useStores()
  const { text } = useText()
  const { themeAuto } = settings.values
  const shown = useIsDark() ? 'dark' : 'light'
  const pin = (theme: 'light' | 'dark') => {
    settings.set('theme', theme)
    settings.set('themeAuto', false)
  }
  return (
    <>
      <ChoiceRow
        label={text('theme.mode')}
        hint={themeAuto ? text('theme.modeHint') : undefined}
        value={shown}
        options={[
          { value: 'light', name: text('theme.light') },
          { value: 'dark', name: text('theme.dark') },
        ]}
        onChange={pin}
      />
      <SwitchRow
        label={text('theme.followSystem')}
        hint={text('theme.followSystemHint')}
        on={themeAuto}
        onChange={(on) => (on ? settings.set('themeAuto', true) : pin(shown))}
      />
    </>
  )
})
