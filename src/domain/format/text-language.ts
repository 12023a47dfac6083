import type { Language } from '../settings/settings'

/** Scripts that identify a language. A text has the first language here whose script occurs in it. */
const scripts: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
  zh: /\p{Script=Han}/u,
  th: /\p{Script=Thai}/u,
  he: /\p{Script=Hebrew}/u,
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  hi: /\p{Script=Devanagari}/u,
}

/** Returns the language tag of a text by its script, an empty text if the script identifies no language. */
export function languageByScript(text: string): string {
  return Object.keys(scripts).find((language) => scripts[language]?.test(text)) ?? ''
}

/**
 * Returns the `lang` of a name or a description in a page of that language, so that browsers choose the right glyphs
 * and screen readers the right voice. Undefined where it is the page's own, or where the script identifies none.
 */
export function foreignLanguage(text: string, page: Language): string | undefined {
  const language = languageByScript(text)
  return language && !page.startsWith(language) ? language : undefined
}
