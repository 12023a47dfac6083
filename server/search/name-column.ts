import type { Term } from './search-query'
import { foldName } from '../../src/contract/fold-name'

/** A name prepared for searching. */
export interface NameKey {
  /** The folded name, with single spaces between words. */
  spaced: string
  /** The same without the spaces. */
  squeezed: string
  /** The pinyin of its Han characters, such as `|lcbld|lingchenbianlidian|`; empty without any. */
  reading: string
}

export function nameKey(name: string, reading = ''): NameKey {
  const spaced = foldName(name)
  return { spaced, squeezed: spaced.replaceAll(' ', ''), reading }
}

/** A named entry of a column. */
export interface Entry {
  id: number
  key: NameKey
  /** Its index in the column; reused after its removal. */
  slot: number
}

/**
 * Names of one kind, joined into long texts: searching one text for hundreds of names takes a fraction of the time of
 * as many searches.
 */
export interface NameColumn<T extends Entry> {
  /** Sets the entry's slot. */
  add(entry: T): void
  /** Must be called after an entry's key has changed. */
  renamed(entry: T): void
  remove(entry: T): void
  /** Calls `hit` with every entry whose name or pinyin contains the term; maybe twice with one. */
  scan(term: Term, hit: (entry: T) => void): void
  /** Number of slots, used or free. */
  slotCount(): number
}

/** Joined names and the offsets at which they start, followed by the end. */
interface Texts {
  names: string
  nameStarts: Uint32Array
  readings: string
  readingStarts: Uint32Array
}

const namesInText = 512

const joined = (names: readonly string[]): [string, Uint32Array] => {
  const starts = new Uint32Array(names.length + 1)
  let at = 0
  names.forEach((name, place) => {
    starts[place] = at
    at += name.length + 1
  })
  starts[names.length] = at
  return [`${names.join('\n')}\n`, starts]
}

export function createNameColumn<T extends Entry>(): NameColumn<T> {
  const entries: (T | undefined)[] = []
  const free: number[] = []
  /** Undefined after a change of one of its names. */
  const texts: (Texts | undefined)[] = []

  const changed = (slot: number) => (texts[Math.floor(slot / namesInText)] = undefined)

  const textsOf = (part: number): Texts => {
    const known = texts[part]
    if (known) return known
    const held = entries.slice(part * namesInText, (part + 1) * namesInText)
    const [names, nameStarts] = joined(held.map((entry) => entry?.key.squeezed ?? ''))
    const [readings, readingStarts] = joined(held.map((entry) => entry?.key.reading ?? ''))
    return (texts[part] = { names, nameStarts, readings, readingStarts })
  }

  const search = (text: string, starts: Uint32Array, wanted: string, hit: (place: number) => void) => {
    let place = 0
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, starts[place])) {
      while (starts[place + 1]! <= at) place++
      hit(place)
      place++
    }
  }

  return {
    add(entry) {
      entry.slot = free.pop() ?? entries.length
      entries[entry.slot] = entry
      changed(entry.slot)
    },
    renamed: ({ slot }) => changed(slot),
    remove({ slot }) {
      entries[slot] = undefined
      free.push(slot)
      changed(slot)
    },
    scan(term, hit) {
      for (let part = 0; part * namesInText < entries.length; part++) {
        const { names, nameStarts, readings, readingStarts } = textsOf(part)
        const found = (place: number) => {
          const entry = entries[part * namesInText + place]
          if (entry) hit(entry)
        }
        search(names, nameStarts, term.squeezed, found)
        if (term.reading !== null) search(readings, readingStarts, term.reading, found)
      }
    },
    slotCount: () => entries.length,
  }
}
