const kana = /[\u3040-\u30ff\uff66-\uff9d]/

/** Scripts that identify a language. A line has the language of the first script here that occurs in it. */
const scripts: readonly [RegExp, string][] = [
  [kana, 'ja'],
  [/[\u1100-\u11ff\uac00-\ud7af]/, 'ko'],
  [/[\u3400-\u9fff\uf900-\ufaff]/, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Devanagari}/u, 'hi'],
]

/**
 * Returns the language tag of a sung line by its script, so that browsers choose the right glyphs and screen readers
 * the right voice. Returns an empty text (`lang=""`, unknown) when the script identifies no language. Han characters
 * are Japanese in a song that has kana.
 */
export function lineLanguage(line: string, songHasKana: boolean): string {
  const language = scripts.find(([script]) => script.test(line))?.[1] ?? ''
  return language === 'zh' && songHasKana ? 'ja' : language
}

/** Returns whether any of the lines has kana in it. */
export function hasKana(lines: readonly string[]): boolean {
  return lines.some((line) => kana.test(line))
}
