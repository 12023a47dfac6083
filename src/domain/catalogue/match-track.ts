import type { Track } from '../../contract/replies/track'
import { foldName } from '../../contract/fold-name'
import { pinyinInitials } from './pinyin-initials'

/** Readings of one name that are kept. Few names have more, and each costs time. */
const maxReadings = 16

/** Returns the text with pinyin initials for its Han characters, in each reading. Empty when it has no Han characters. */
function readingsOf(text: string): string[] {
  let readings = ['']
  let hasHan = false
  for (const character of text) {
    const initials = pinyinInitials(character)
    hasHan ||= initials !== ''
    const ways = [...(initials || character)]
    const grown = readings.flatMap((reading) => ways.map((way) => reading + way))
    readings = grown.length > maxReadings ? readings.map((reading) => reading + (ways[0] ?? '')) : grown
  }
  return hasHan ? readings : []
}

/** Returns the folded texts by which a track can be found, one per row. */
export function filterKey({ name, aliases, artists, album }: Track): string {
  const texts = [name, ...aliases, ...artists.map((artist) => artist.name), album.name]
  const keys = texts.flatMap((text) => {
    const folded = foldName(text)
    const tight = folded.replaceAll(' ', '')
    return [folded, tight === folded ? '' : tight, ...readingsOf(tight)]
  })
  return keys.filter(Boolean).join('\n')
}

/** Returns whether every word of `query`, folded by {@link foldName}, is in the key. */
export function matchesKey(key: string, query: string): boolean {
  if (key.includes(query)) return true
  return query.split(/\s+/).every((word) => key.includes(word))
}
