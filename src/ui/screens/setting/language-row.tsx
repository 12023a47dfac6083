import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { Language } from '../../../domain/settings/settings'
import { ChoiceRow } from '../../parts/choice-row'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'

/** The language of the app; that it changed is said once it did, in the new one. */
export const LanguageRow = observer(function LanguageRow() {
  const { settings, notices } = useStores()
  const { text, language: shown } = useText()
  const asked = useRef<Language | null>(null)

  useEffect(() => {
    if (asked.current !== shown) return
    asked.current = null
    notices.show('success', 'settingMain.languageChanged', { group: 'language' })
  }, [notices, shown])

  const choose = (language: Language) => {
    asked.current = language
    settings.set('language', language)
  }
  return (
    <ChoiceRow
      label={text('settingMain.language')}
      hint={text('settingMain.languageHint')}
      value={settings.values.language}
      options={[
        { value: 'zh-CN', name: text('settingMain.chinese') },
        { value: 'en', name: text('settingMain.english') },
      ]}
      onChange={choose}
    />
  )
})
