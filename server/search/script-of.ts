/** The writing that a name shows; `none` for digits and signs alone. */
export type Script = 'han' | 'kana' | 'hangul' | 'latin' | 'other' | 'none'

const tests: readonly (readonly [Script, RegExp])[] = [
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /\p{Script=Han}/u],
  ['latin', /\p{Script=Latin}/u],
  ['other', /\p{L}/u],
]

/** The most telling one of several: kana is written in Japan alone, Han characters in more than one country. */
export function scriptOf(name: string): Script {
  return tests.find(([, test]) => test.test(name))?.[0] ?? 'none'
}
