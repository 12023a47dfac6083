import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import type { Texts } from './text-key'

const tables: Record<Language, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('./zh-cn')).zhCN,
  en: async () => (await import('./en')).en,
}

const other: Record<Language, Language> = { 'zh-CN': 'en', en: 'zh-CN' }

/** An instance that speaks that language, or the other one where its table cannot be had; values are not escaped since React shows text as text. */
export async function startI18n(language: Language): Promise<i18n> {
  try {
    return await instanceOf(language)
  } catch {
    return instanceOf(other[language])
  }
}

async function instanceOf(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: await tables[language]() } },
  })
  return instance
}

/** Switches to another language if it is still wanted once its table is here; false when it could not be had. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  wanted: () => boolean,
): Promise<boolean> {
  try {
    if (!instance.hasResourceBundle(language, 'translation'))
      instance.addResourceBundle(language, 'translation', await tables[language]())
  } catch {
    return false
  }
  if (wanted()) await instance.changeLanguage(language)
  return true
}
