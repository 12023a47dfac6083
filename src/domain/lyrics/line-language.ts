const kana = /[\u3040-\u30ff\uff66-\uff9d]/
const hangul = /[\u1100-\u11ff\uac00-\ud7af]/
const han = /[\u3400-\u9fff\uf900-\ufaff]/

/**
 * The language tag of a sung line, by its script, so that it gets its own glyph forms and voice;
 * undefined where the script does not tell. Han characters are Japanese in a song that has kana.
 */
export function lineLanguage(line: string, songHasKana: boolean): string | undefined {
  if (kana.test(line)) return 'ja'
  if (hangul.test(line)) return 'ko'
  if (han.test(line)) return songHasKana ? 'ja' : 'zh'
  return undefined
}

/** Whether any of the lines is written in kana. */
export function hasKana(lines: readonly string[]): boolean {
  return lines.some((line) => kana.test(line))
}
