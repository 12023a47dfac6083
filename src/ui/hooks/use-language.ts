import { useEffect } from 'react'
import type { Language } from '../../domain/settings/settings'
import { switchLanguage } from '../../i18n/switch-language'
import { useStores } from './stores-context'
import { useText } from '../kit/use-text'

const manifests: Record<Language, string> = {
  'zh-CN': '/manifest.webmanifest',
  en: '/manifest.en.webmanifest',
}

/** Sets the language that screen readers read in, and that an installed app is named in. */
function nameDocument(language: Language): void {
  document.documentElement.lang = language
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifests[language])
}

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
      if (switched) nameDocument(language)
      else notices.show('error', 'notice.languageFailed')
    }
    void show()
    return () => {
      wanted = false
    }
  }, [i18n, language, notices])
}
