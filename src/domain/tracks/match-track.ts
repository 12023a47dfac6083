import type { Track } from '../catalogue/track'
import { pinyinInitials } from './pinyin-initials'

/** Ways of reading one name that are told apart; names of more are rare, and cost. */
const most = 16

/** Small letters without accents, in one width: `É` and `Ｅ` are `e`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

const squeezed = (text: string) => text.replaceAll(/[\s·・'’._-]+/gu, '')

/** The text with a letter for each Han character, in each way that it may be read; empty where it has none. */
function readingsOf(text: string): string[] {
  let readings = ['']
  let hasHan = false
  for (const character of text) {
    const initials = pinyinInitials(character)
    hasHan ||= initials !== ''
    const ways = [...(initials || character)]
    const grown = readings.flatMap((reading) => ways.map((way) => reading + way))
    readings = grown.length > most ? readings.map((reading) => reading + (ways[0] ?? '')) : grown
  }
  return hasHan ? readings : []
}

/** All that a track may be found by, folded; parts are told apart by line ends. */
export function filterKey({ name, aliases, artists, album }: Track): string {
  const texts = [name, ...aliases, ...artists.map((artist) => artist.name), album.name]
  const keys = texts.flatMap((text) => {
    const folded = foldText(text)
    const tight = squeezed(folded)
    return [folded, tight === folded ? '' : tight, ...readingsOf(tight)]
  })
  return keys.filter(Boolean).join('\n')
}

/** Whether every word of `query`, which {@link foldText} folded, is in the key. */
export function matchesKey(key: string, query: string): boolean {
  if (key.includes(query)) return true
  return query.split(/\s+/).every((word) => key.includes(word))
}
