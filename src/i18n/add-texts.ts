import type { i18n } from 'i18next'
import type { Language } from '../domain/settings/settings'
import type { ShellTexts, PlayerBundleTexts } from './text-key'

/** Texts that are fetched together: `shell` for the first paint, `playerBundle` for everything else. */
export type TextBundle = 'shell' | 'playerBundle'

const tables: Record<Language, { shell(): Promise<ShellTexts>; playerBundle(): Promise<PlayerBundleTexts> }> =
  {
    'zh-CN': {
      shell: async () => (await import('./zh-cn/shell')).zhCNShell,
      playerBundle: async () => (await import('./zh-cn/player-bundle')).zhCNPlayerBundle,
    },
    en: {
      shell: async () => (await import('./en/shell')).enShell,
      playerBundle: async () => (await import('./en/player-bundle')).enPlayerBundle,
    },
  }

/** Fetches texts in a language and adds them. Rejects if they cannot be fetched. */
export async function addTexts(
  instance: i18n,
  language: Language,
  parts: readonly TextBundle[],
): Promise<void> {
  const add = async (part: TextBundle) =>
    instance.addResourceBundle(language, part, await tables[language][part]())
  await Promise.all(parts.map(add))
}

/** Adds the texts of the player bundle in the current language. Rejects if they cannot be fetched. */
export async function addPlayerBundleTexts(instance: i18n): Promise<void> {
  let language
  do {
    language = instance.language as Language
    await addTexts(instance, language, ['playerBundle'])
  } while (language !== instance.language)
}
