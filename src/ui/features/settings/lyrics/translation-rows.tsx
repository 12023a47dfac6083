import { observer } from 'mobx-react-lite'
import { SettingSwitch } from '../setting-switch'
import { useText } from '../../../kit/use-text'
import { useMissingLyricParts } from './use-missing-lyric-parts'

/** Switches for translation and romanisation. */
export const TranslationRows = observer(function UnderLineRows() {
  const { text } = useText()
  const lacks = useMissingLyricParts()
  return (
    <>
      <SettingSwitch
        setting="showTransl"
        hint={lacks.translation ? text('lyricSettings.translationMissing') : undefined}
      />
      <SettingSwitch
        setting="showRoma"
        hint={lacks.romanisation ? text('lyricSettings.romanisationMissing') : undefined}
      />
    </>
  )
})
