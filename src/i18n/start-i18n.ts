import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import { addTexts, type Part } from './add-texts'

const other: Record<Language, Language> = { 'zh-CN': 'en', en: 'zh-CN' }

/**
 * An instance that speaks that language, or the other one where its table cannot be had; values are not escaped since
 * React shows text as text.
 */
export async function startI18n(
  language: Language,
  parts: readonly Part[] = ['frame', 'music'],
): Promise<i18n> {
  try {
    return await instanceOf(language, parts)
  } catch {
    return instanceOf(other[language], parts)
  }
}

async function instanceOf(language: Language, parts: readonly Part[]): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'frame',
    fallbackNS: 'music',
    interpolation: { escapeValue: false },
    resources: {},
  })
  await addTexts(instance, language, parts)
  return instance
}
