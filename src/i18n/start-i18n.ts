import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import type { Texts } from './text-key'

const tables: Record<Language, () => Promise<Texts>> = {
  'zh-CN': async () => (await import('./zh-cn')).zhCN,
  en: async () => (await import('./en')).en,
}

/** An instance that speaks that language; values are not escaped since React shows text as text. */
export async function startI18n(language: Language): Promise<i18n> {
  const instance = createInstance()
  await instance.init({
    lng: language,
    fallbackLng: false,
    interpolation: { escapeValue: false },
    resources: { [language]: { translation: await tables[language]() } },
  })
  return instance
}

/** Switches to another language, fetching its table the first time. */
export async function switchLanguage(instance: i18n, language: Language): Promise<void> {
  if (!instance.hasResourceBundle(language, 'translation'))
    instance.addResourceBundle(language, 'translation', await tables[language]())
  await instance.changeLanguage(language)
}
