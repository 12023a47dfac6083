import { setImmediate } from 'node:timers/promises'
import type { Database } from '../storage/database'
import { foldName } from './fold-name'

/** How the Han characters of names are read; kept in the database, because finding out is dear. */
export interface Readings {
  /** Readings such as `|lcbld|lingchenbianlidian|` by name; names without Han characters have none. */
  of(names: Iterable<string>): Promise<ReadonlyMap<string, string>>
}

/** One more whenever a name would be read or folded otherwise; readings of another version are made anew. */
export const readingVersion = 1

const han = /\p{Script=Han}/u
/** So long a family name with a given name may be. */
const longestPerson = 4
const sliceMs = 8

type Reader = (name: string, surname: 'head' | 'off') => string[]

const loadReader = async (): Promise<Reader> => {
  const { pinyin } = await import('pinyin-pro')
  return (name, surname) =>
    pinyin(name, { type: 'array', toneType: 'none', nonZh: 'spaced', v: true, toneSandhi: false, surname })
}

const squeeze = (text: string) => foldName(text).replaceAll(' ', '')

/** Initials and syllables, each of them in place of its character; other characters stay what they are. */
const formsOf = (name: string, syllables: readonly string[]): string[] => {
  const characters = [...name]
  const put = (read: (syllable: string) => string) =>
    squeeze(
      characters
        .map((character, at) => (han.test(character) ? read(syllables[at] ?? '') : character))
        .join(''),
    )
  return [put((syllable) => syllable.slice(0, 1)), put((syllable) => syllable)]
}

/** A name as a person's comes first: its initial is the one that lists of artists go by. */
const readingOf = (name: string, read: Reader): string => {
  const asPerson = [...name].length <= longestPerson ? formsOf(name, read(name, 'head')) : []
  const forms = new Set([...asPerson, ...formsOf(name, read(name, 'off'))].filter(Boolean))
  return forms.size === 0 ? '' : `|${[...forms].join('|')}|`
}

export function createReadings(database: Database): Readings {
  let reader: Promise<Reader> | null = null

  const keep = (readings: ReadonlyMap<string, string>) =>
    database.transaction(() => {
      for (const [name, forms] of readings)
        database.run(
          'INSERT OR REPLACE INTO reading(name, version, forms) VALUES (?, ?, ?)',
          name,
          readingVersion,
          forms,
        )
    })

  /** Works in slices, so that answers go out meanwhile. */
  const read = async (names: readonly string[]): Promise<Map<string, string>> => {
    const readings = new Map<string, string>()
    const reading = await (reader ??= loadReader())
    let since = performance.now()
    for (const name of names) {
      readings.set(name, readingOf(name, reading))
      if (performance.now() - since < sliceMs) continue
      await setImmediate()
      since = performance.now()
    }
    return readings
  }

  return {
    async of(names) {
      const asked = [...new Set(names)].filter((name) => han.test(name))
      if (asked.length === 0) return new Map()
      const rows = database.all<{ name: string; forms: string }>(
        'SELECT name, forms FROM reading WHERE version = ? AND name IN (SELECT value FROM json_each(?))',
        readingVersion,
        JSON.stringify(asked),
      )
      const known = new Map(rows.map(({ name, forms }) => [name, forms]))
      const unknown = asked.filter((name) => !known.has(name))
      if (unknown.length === 0) return known
      const made = await read(unknown)
      keep(made)
      return new Map([...known, ...made])
    },
  }
}
