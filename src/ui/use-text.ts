import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../domain/settings/settings'
import type { TextKey } from '../i18n/text-key'

type Values = Record<string, string | number>

/** `text(key, values)` in the listener's language; the values are shown as plain text. */
export function useText() {
  const { t, i18n } = useTranslation()
  const text = useCallback((key: TextKey, values?: Values): string => t(key, values ?? {}), [t])
  return { text, language: i18n.language as Language, i18n }
}
