import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import { addTexts, type TextBundle } from './add-texts'

const other: Record<Language, Language> = { 'zh-CN': 'en', en: 'zh-CN' }

/**
 * Creates an instance with that language, or with the other one if its texts cannot be fetched. Values are not escaped,
 * since React escapes all text.
 */
export async function createI18n(
  language: Language,
  parts: readonly TextBundle[] = ['shell', 'playerBundle'],
): Promise<i18n> {
  try {
    return await createInstanceFor(language, parts)
  } catch {
    return createInstanceFor(other[language], parts)
  }
}

async function createInstanceFor(language: Language, parts: readonly TextBundle[]): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'shell',
    fallbackNS: 'playerBundle',
    interpolation: { escapeValue: false },
    resources: {},
  })
  await addTexts(instance, language, parts)
  return instance
}
