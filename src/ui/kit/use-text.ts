import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { foreignLanguage } from '../../domain/format/text-language'
import type { Language } from '../../domain/settings/settings'
import type { TextKey } from '../../i18n/text-key'

type Values = Record<string, string | number>

/**
 * Returns `text(key, values)`, which translates into the listener's language; values are inserted as plain text. And
 * `languageOf(words)`, the `lang` of names and other words that come from elsewhere, undefined where it is the
 * listener's.
 */
export function useText() {
  const { t, i18n } = useTranslation()
  const text = useCallback((key: TextKey, values?: Values): string => t(key, values ?? {}), [t])
  const language = i18n.language as Language
  const languageOf = useCallback((words: string) => foreignLanguage(words, language), [language])
  return { text, language, languageOf, i18n }
}
