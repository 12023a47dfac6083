import { useCallback, useContext, useSyncExternalStore } from 'react'
import { I18nContext } from 'react-i18next'
import { foreignLanguage } from '../../domain/format/text-language'
import type { Language } from '../../domain/settings/settings'
import type { TextKey } from '../../i18n/text-key'

type Values = Record<string, string | number>

/**
 * Returns `text(key, values)`, which translates into the listener's language; values are inserted as plain text. And
 * `languageOf(words)`, the `lang` of names and other words that come from elsewhere, undefined where it is the
 * listener's. The library's own hook does much more, in every one of the many components that call this.
 */
export function useText() {
  const { i18n } = useContext(I18nContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      i18n.on('languageChanged', listener)
      return () => i18n.off('languageChanged', listener)
    },
    [i18n],
  )
  const read = () => i18n.language as Language
  // the build renders the first picture, where there is no page
  const language = useSyncExternalStore(subscribe, read, read)
  const text = useCallback(
    (key: TextKey, values: Values = {}): string => i18n.t(key, { lng: language, ...values }),
    [i18n, language],
  )
  const languageOf = useCallback((words: string) => foreignLanguage(words, language), [language])
  return { text, language, languageOf, i18n }
}
