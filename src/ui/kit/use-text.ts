import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../domain/settings/settings'
import type { TextKey } from '../../i18n/text-key'

type Values = Record<string, string | number>

/** Returns `text(key, values)`, which translates into the listener's language; values are inserted as plain text. */
export function useText() {
  const { t, i18n } = useTranslation()
  const text = useCallback((key: TextKey, values?: Values): string => t(key, values ?? {}), [t])
  return { text, language: i18n.language as Language, i18n }
}
