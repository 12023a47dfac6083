import type { NameKey } from './name-key'
import type { Term } from './search-query'

/** Something with a name; the column that holds it says where. */
export interface Entry {
  id: number
  key: NameKey
  /** Its place in the column: small, and another's once it is removed. */
  slot: number
}

/**
 * Names of one kind, put together into long texts: one search of a text passes over hundreds of names, at a
 * fraction of the time that as many searches take.
 */
export interface NameColumn<T extends Entry> {
  /** Sets the entry's slot. */
  add(entry: T): void
  /** To be called when the key of an entry has become another. */
  renamed(entry: T): void
  remove(entry: T): void
  /** Every entry whose name or reading holds the term; one may come twice. */
  scan(term: Term, hit: (entry: T) => void): void
  /** How many slots there are, taken or not. */
  width(): number
}

/** Texts with the places at which the names of the slots begin; the last place is their end. */
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
  /** Undefined when names have changed since. */
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
    width: () => entries.length,
  }
}
