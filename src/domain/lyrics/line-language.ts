import { languageByScript } from '../format/text-language'

/**
 * Returns the language tag of a sung line by its script, so that browsers choose the right glyphs and screen readers
 * the right voice. Returns an empty text (`lang=""`, unknown) when the script identifies no language. Han characters
 * are Japanese in a song that has kana.
 */
export function lineLanguage(line: string, songHasKana: boolean): string {
  const language = languageByScript(line)
  return language === 'zh' && songHasKana ? 'ja' : language
}

/** Returns the language tag of a line's romanisation, such as `ja-Latn`; undefined where the line's is unknown. */
export function romanisationLanguage(line: string, songHasKana: boolean): string | undefined {
  const language = lineLanguage(line, songHasKana)
  return language ? `${language}-Latn` : undefined
}

/** Returns whether any of the lines has kana in it. */
export function hasKana(lines: readonly string[]): boolean {
  return lines.some((line) => languageByScript(line) === 'ja')
}
