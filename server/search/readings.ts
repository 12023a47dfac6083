import { setImmediate } from 'node:timers/promises'
import type { Database } from '../storage/database'
import { foldName } from '../../src/contract/fold-name'

/** The pinyin of names. It is stored in the database, because computing it is slow. */
export interface Readings {
  /** Returns pinyin such as `|lcbld|lingchenbianlidian|` by name; names without Han characters are missing. */
  of(names: Iterable<string>): Promise<ReadonlyMap<string, string>>
}

/** Increase it when the result for any name changes; stored pinyin of other versions is computed again. */
export const readingVersion = 1

const han = /\p{Script=Han}/u
/** The longest Chinese name of a person. */
const longestPerson = 4
const sliceMs = 8

type Reader = (name: string, surname: 'head' | 'off') => string[]

const loadReader = async (): Promise<Reader> => {
  const { pinyin } = await import('pinyin-pro')
  return (name, surname) =>
    pinyin(name, { type: 'array', toneType: 'none', nonZh: 'spaced', v: true, toneSandhi: false, surname })
}

const squeeze = (text: string) => foldName(text).replaceAll(' ', '')

/** Returns the name with initials, and with syllables, in place of its Han characters. */
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

/**
 * Returns the pinyin of a name. The reading as a person's name comes first, since lists of artists sort by its initial.
 */
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

  /** Works in slices, so that requests are answered in between. */
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
