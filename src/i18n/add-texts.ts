import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import type { FrameTexts, MusicTexts } from './text-key'

/** The texts that are fetched together: those of the first paint, and all others. */
export type Part = 'frame' | 'music'

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

/** Fetches the texts of those parts in that language; rejects where they cannot be had. */
export async function addTexts(instance: i18n, language: Language, parts: readonly Part[]): Promise<void> {
  const add = async (part: Part) => instance.addResourceBundle(language, part, await tables[language][part]())
  await Promise.all(parts.map(add))
}

/** Adds the texts of the music part; rejects where they cannot be had. */
export async function speakOfMusic(instance: i18n): Promise<void> {
  let language
  do {
    language = instance.language as Language
    await addTexts(instance, language, ['music'])
  } while (language !== instance.language)
}
