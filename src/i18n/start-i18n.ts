import { createInstance } from 'i18next'
import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import type { FrameTexts, MusicTexts } from './text-key'

/** The texts that are fetched together: those of the first paint, and all others. */
type Part = 'frame' | 'music'

const tables: Record<Language, { frame(): Promise<FrameTexts>; music(): Promise<MusicTexts> }> = {
  'zh-CN': {
    frame: async () => (await import('./zh-cn-frame')).zhCNFrame,
    music: async () => (await import('./zh-cn-music')).zhCNMusic,
  },
  en: {
    frame: async () => (await import('./en-frame')).enFrame,
    music: async () => (await import('./en-music')).enMusic,
  },
}

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

/** Adds the texts of the music part; rejects where they cannot be had. */
export async function speakOfMusic(instance: i18n): Promise<void> {
  let language
  do {
    language = instance.language as Language
    await addTexts(instance, language, ['music'])
  } while (language !== instance.language)
}

/** Switches to another language if it is still wanted once its tables are here; false when they could not be had. */
export async function switchLanguage(
  instance: i18n,
  language: Language,
  wanted: () => boolean,
): Promise<boolean> {
  const lacking = () =>
    (['frame', 'music'] as const).filter(
      (part) =>
        instance.hasResourceBundle(instance.language, part) && !instance.hasResourceBundle(language, part),
    )
  try {
    while (lacking().length > 0) await addTexts(instance, language, lacking())
  } catch {
    return false
  }
  if (wanted()) await instance.changeLanguage(language)
  return true
}

async function addTexts(instance: i18n, language: Language, parts: readonly Part[]): Promise<void> {
  const add = async (part: Part) => instance.addResourceBundle(language, part, await tables[language][part]())
  await Promise.all(parts.map(add))
}
