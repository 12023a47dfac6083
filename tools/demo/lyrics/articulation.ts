import type { Articulation } from '../synth/note'

const TONES: Readonly<Record<string, string>> = {
  ā: 'a',
  á: 'a',
  ǎ: 'a',
  à: 'a',
  ē: 'e',
  é: 'e',
  ě: 'e',
  è: 'e',
  ī: 'i',
  í: 'i',
  ǐ: 'i',
  ì: 'i',
  ō: 'o',
  ó: 'o',
  ǒ: 'o',
  ò: 'o',
  ū: 'u',
  ú: 'u',
  ǔ: 'u',
  ù: 'u',
  ü: 'v',
  ǖ: 'v',
  ǘ: 'v',
  ǚ: 'v',
  ǜ: 'v',
}

const FINALS: Readonly<Record<string, string>> = {
  a: 'a',
  o: 'o',
  e: '@',
  i: 'i',
  u: 'u',
  v: 'y',
  ai: 'ai',
  ei: 'ei',
  ao: 'ao',
  ou: 'ou',
  an: 'an',
  en: '@n',
  ang: 'an',
  eng: '@n',
  ong: 'on',
  er: '@',
  ia: 'ia',
  ie: 'ie',
  iao: 'iao',
  iu: 'iou',
  ian: 'ien',
  in: 'in',
  iang: 'ian',
  ing: 'in',
  iong: 'ion',
  ua: 'ua',
  uo: 'uo',
  uai: 'uai',
  ui: 'uei',
  uan: 'uan',
  un: 'u@n',
  uang: 'uan',
  ue: 'ye',
  ve: 'ye',
}

function onsetOf(consonants: string): Articulation['onset'] {
  if (consonants === '') return 'open'
  if (/^(zh|ch|sh|[szcxqjfhʃʒθðtʃ]$|ts|s|f|h|z|ʃ|tʃ|dʒ|θ)/.test(consonants)) return 'hiss'
  if (/^[bpdtgkɡ]/.test(consonants)) return 'stop'
  return 'soft'
}

/** How to sing one pinyin syllable with its tone mark, such as `qiáng`. */
export function pinyinArticulation(syllable: string): Articulation {
  const plain = [...syllable.normalize('NFC')].map((letter) => TONES[letter] ?? letter).join('')
  const found = /^(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(.+)$/.exec(plain)
  const initial = found?.[1] ?? ''
  let final = found?.[2] ?? 'a'
  if (/^(zh|ch|sh|r|z|c|s)$/.test(initial) && final === 'i') final = 'e'
  if (/^[jqxy]$/.test(initial) && final.startsWith('u')) final = final === 'u' ? 'v' : final
  if (/^[jqxy]$/.test(initial) && final === 'uan') return { onset: onsetOf(initial), vowels: 'yen' }
  if (initial === 'y' && final === 'an') final = 'ian'
  const vowels = FINALS[final]
  if (vowels === undefined) throw new Error(`not pinyin: ${syllable}`)
  return { onset: initial === 'y' || initial === 'w' ? 'soft' : onsetOf(initial), vowels }
}

/** How to sing one romaji mora or syllable, such as `tsu`, `n` or `kō`. */
export function romajiArticulation(mora: string): Articulation {
  const plain = mora.normalize('NFD').replaceAll(/\p{M}/gu, '')
  const found = /^([^aiueo]*)([aiueo]*)(n?)/.exec(plain)
  const consonants = (found?.[1] ?? '').replace(/^(.)\1/, '$1')
  const vowels = `${found?.[2] ?? ''}${found?.[3] ?? ''}`
  if (vowels === '') return { onset: 'soft', vowels: 'n' }
  return { onset: onsetOf(consonants), vowels }
}

const PHONES: Readonly<Record<string, string>> = {
  ɪ: 'i',
  i: 'i',
  e: 'e',
  ɛ: 'e',
  æ: 'A',
  ɑ: 'a',
  ʌ: 'a',
  a: 'a',
  ɒ: 'O',
  ɔ: 'O',
  o: 'o',
  ʊ: 'u',
  u: 'u',
  ə: '@',
  ɜ: '@',
  n: 'n',
  m: 'n',
  ŋ: 'n',
}

/** How to sing one syllable of IPA, such as `ˈlæn` or `təz`. */
export function ipaArticulation(syllable: string): Articulation {
  const plain = syllable.replaceAll(/[ˈˌː]/g, '')
  const vowelAt = plain.search(/[ɪieɛæɑʌaɒɔoʊuəɜ]/)
  if (vowelAt < 0) return { onset: 'soft', vowels: 'n' }
  const found = /^([ɪieɛæɑʌaɒɔoʊuəɜ]+)([nmŋ]?)/.exec(plain.slice(vowelAt))!
  const vowels = [...found[1]!, ...found[2]!].map((phone) => PHONES[phone] ?? '@').join('')
  return { onset: onsetOf(plain.slice(0, vowelAt)), vowels }
}
