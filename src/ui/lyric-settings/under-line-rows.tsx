import { observer } from 'mobx-react-lite'
import { SettingSwitch } from '../parts/setting-switch'
import { useText } from '../use-text'
import { useSongLacks } from './use-song-lacks'

/** What is shown with each line: translation and romanisation. */
export const UnderLineRows = observer(function UnderLineRows() {
  const { text } = useText()
  const lacks = useSongLacks()
  return (
    <>
      <SettingSwitch
        setting="showTransl"
        label={text('lyricSettings.translation')}
        hint={lacks.translation ? text('lyricSettings.translationMissing') : undefined}
      />
      <SettingSwitch
        setting="showRoma"
        label={text('lyricSettings.romanisation')}
        hint={text(
          lacks.romanisation ? 'lyricSettings.romanisationMissing' : 'lyricSettings.romanisationHint',
        )}
      />
    </>
  )
})
