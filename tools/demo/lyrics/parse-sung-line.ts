import { ipaArticulation, pinyinArticulation, romajiArticulation } from './articulation'
import type { Language, LyricLine, Word } from './sung-line'

/** The words of a line and its romanisation as shown. */
export interface ParsedLine {
  words: Word[]
  romanisation: string
}

function chinese(line: LyricLine): ParsedLine {
  const pinyin = line.roman.split(/\s+/)
  const words: Word[] = []
  let next = 0
  for (const character of line.text) {
    if (character === ' ') words.at(-1)!.text += ' '
    else words.push({ text: character, syllables: [pinyinArticulation(pinyin[next++] ?? '?')] })
  }
  if (next !== pinyin.length) throw new Error(`${next} characters, ${pinyin.length} pinyin: ${line.text}`)
  return { words, romanisation: line.roman }
}

/** `Lan-terns on the wa-ter` with `ˈlæn.tənz ɒn ðə ˈwɔː.tə`: syllables by `-` and `.`; `--` is a written hyphen. */
function english(line: LyricLine): ParsedLine {
  const sounds = line.roman.split(' ')
  const parts = line.text.split(' ')
  if (sounds.length !== parts.length) throw new Error(`words and IPA differ: ${line.text} / ${line.roman}`)
  const words = parts.map((part, index) => {
    const syllables = sounds[index]!.split('.')
    if (part.split('-').length !== syllables.length)
      throw new Error(`syllables differ: ${part} / ${sounds[index]}`)
    const space = index < parts.length - 1 ? ' ' : ''
    return { text: part.replaceAll('-', '') + space, syllables: syllables.map(ipaArticulation) }
  })
  return { words, romanisation: line.roman.replaceAll('.', '') }
}

/**
 * `夜:yo.ru/の:no 窓:ma.do`: tokens by `/` or a space (which also parts the romaji), each with its morae after the
 * colon; `_` is a written space. The romaji is spelt from the morae.
 */
function japanese(line: LyricLine): ParsedLine {
  const words: Word[] = []
  const romaji: string[] = []
  for (const group of line.text.split(' ')) {
    let spelling = ''
    for (const token of group.split('/')) {
      if (token === '_') {
        words.at(-1)!.text += ' '
        continue
      }
      const [text, sound] = token.split(':')
      if (sound === undefined) throw new Error(`no morae: ${token}`)
      const morae = sound.split('.')
      spelling += morae.join('')
      words.push({ text: text!, syllables: morae.map(romajiArticulation) })
    }
    if (spelling !== '') romaji.push(spelling)
  }
  return { words, romanisation: romaji.join(' ') }
}

const READERS = { zh: chinese, en: english, ja: japanese } as const

/** Splits a line into words and syllables; throws when text and romanisation do not match. */
export function parseSungLine(language: Language, line: LyricLine): ParsedLine {
  return READERS[language](line)
}
