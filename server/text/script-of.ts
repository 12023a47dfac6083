/** The script of a name; `none` for digits and punctuation only. */
export type Script = 'han' | 'kana' | 'hangul' | 'latin' | 'other' | 'none'

const tests: readonly (readonly [Script, RegExp])[] = [
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /\p{Script=Han}/u],
  ['latin', /\p{Script=Latin}/u],
  ['other', /\p{L}/u],
]

/** Returns the script of a name; of several, the most specific: kana occurs in Japanese only, Han in several languages. */
export function scriptOf(name: string): Script {
  return tests.find(([, test]) => test.test(name))?.[0] ?? 'none'
}
