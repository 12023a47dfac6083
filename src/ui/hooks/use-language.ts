import { useEffect } from 'react'
import { switchLanguage } from '../../i18n/switch-language'
import { useStores } from './stores-context'
import { useText } from '../kit/use-text'

/** Switches the app to the language of the settings. Call it in an observer. */
export function useLanguage(): void {
  const { settings, notices } = useStores()
  const { i18n } = useText()
  const { language } = settings.values

  useEffect(() => {
    let wanted = true
    const show = async () => {
      const switched = await switchLanguage(i18n, language, () => wanted)
      if (!wanted) return
      if (switched) document.documentElement.lang = language
      else notices.show('error', 'notice.languageFailed')
    }
    void show()
    return () => {
      wanted = false
    }
  }, [i18n, language, notices])
}
