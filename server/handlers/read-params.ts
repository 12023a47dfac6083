import type { Endpoint, ParameterRule } from '../../src/domain/endpoint'

const bounds: Record<string, readonly [number, number]> = { limit: [1, 1000], offset: [0, 1_000_000_000] }

const readNumber = (name: string, given: string | undefined, rule: number): number => {
  const value = given === undefined || given.trim() === '' ? Number.NaN : Math.trunc(Number(given))
  if (!Number.isFinite(value)) return rule
  const [least, most] = bounds[name] ?? [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]
  return Math.min(most, Math.max(least, value))
}

const readOne = (name: string, given: string | undefined, rule: ParameterRule): string | number | null => {
  if (typeof rule === 'number') return readNumber(name, given, rule)
  return rule === 'required' ? given?.trim() || null : (given ?? rule)
}

/**
 * Reads what a row asks for and nothing else, so that unknown parameters never reach a handler; null when a
 * required one is missing or empty. Numbers that are none become the default, those out of bounds the bound.
 */
export function readParams(
  rules: Endpoint['params'],
  given: ReadonlyMap<string, string>,
): Record<string, string | number> | null {
  const read: Record<string, string | number> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = readOne(name, given.get(name), rule)
    if (value === null) return null
    read[name] = value
  }
  return read
}

/** An id in decimal digits; 0, which names nothing, for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,16}$/.test(text.trim()) ? Number(text) : 0
  return Number.isSafeInteger(id) ? id : 0
}

/** The ids of a list such as `1,2,3`, without what is no id; at most a thousand. */
export function readIds(list: string): number[] {
  const ids = list.split(',').map((part) => Number(part.trim() || Number.NaN))
  return ids.filter((id) => Number.isSafeInteger(id) && id >= 0).slice(0, 1000)
}
