import type { Language } from '../settings/settings'

/** Scripts that identify a language. A text has the language of the first script here that occurs in it. */
const scripts: readonly [RegExp, string][] = [
  [/[\u3040-\u30ff\uff66-\uff9d]/, 'ja'],
  [/[\u1100-\u11ff\uac00-\ud7af]/, 'ko'],
  [/[\u3400-\u9fff\uf900-\ufaff]/, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/** Returns the language tag of a text by its script, an empty text if the script identifies no language. */
export function languageByScript(text: string): string {
  return scripts.find(([script]) => script.test(text))?.[1] ?? ''
}

/**
 * Returns the `lang` of a name or a description in a page of that language, so that browsers choose the right glyphs
 * and screen readers the right voice. Undefined where it is the page's own, or where the script identifies none.
 */
export function foreignLanguage(text: string, page: Language): string | undefined {
  const language = languageByScript(text)
  return language && !page.startsWith(language) ? language : undefined
}
