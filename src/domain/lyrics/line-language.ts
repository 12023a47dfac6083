const kana = /[\u3040-\u30ff\uff66-\uff9d]/

/** Scripts that one language of songs is written in; the first that a line has any of is the line's. */
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
 * The language tag of a sung line, by its script, so that it gets its own glyph forms and voice; empty, which is to
 * say unknown, where the script does not tell. Han characters are Japanese in a song that has kana.
 */
export function lineLanguage(line: string, songHasKana: boolean): string {
  const language = scripts.find(([script]) => script.test(line))?.[1] ?? ''
  return language === 'zh' && songHasKana ? 'ja' : language
}

/** Whether any of the lines is written in kana. */
export function hasKana(lines: readonly string[]): boolean {
  return lines.some((line) => kana.test(line))
}
