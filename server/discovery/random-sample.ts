/** FNV-1a with the finalizer of MurmurHash3, so that similar texts get very different hashes. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a generator of numbers from 0 to below 1, always the same sequence for the same seed (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = hashOf(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/**
 * Draws up to `count` different items; the chance of each grows with its weight. Items of weight 0 are never drawn.
 * (Efraimidis and Spirakis, "Weighted random sampling with a reservoir", 2006.)
 */
export function sampleWeighted<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  count: number,
  chance: () => number,
): T[] {
  return items
    .flatMap((item) => {
      const weight = weightOf(item)
      // one random number for every item, so that excluding an item does not change the draw of the others
      const luck = -Math.log(1 - chance())
      return weight > 0 ? [{ item, key: luck / weight }] : []
    })
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Draws up to `count` different items in a time that does not depend on the length of the list. */
export function sampleUniform<T>(items: readonly T[], count: number, chance: () => number): T[] {
  if (items.length <= count * 2) return sampleWeighted(items, () => 1, count, chance)
  const places = new Set<number>()
  while (places.size < count) places.add(Math.floor(chance() * items.length))
  return [...places].map((place) => items[place]!)
}
