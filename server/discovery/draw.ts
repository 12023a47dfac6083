/**
 * Draws up to `count` different items, each with a chance that grows with its weight; those of no weight never.
 * (Efraimidis and Spirakis, "Weighted random sampling with a reservoir", 2006.)
 */
export function draw<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
  count: number,
  chance: () => number,
): T[] {
  return items
    .flatMap((item) => {
      const weight = weightOf(item)
      // one chance for every item, also for those left out, so that the others keep theirs
      const luck = -Math.log(1 - chance())
      return weight > 0 ? [{ item, key: luck / weight }] : []
    })
    .sort((one, other) => one.key - other.key)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Up to `count` different items of a list of any length, without looking at the others. */
export function pick<T>(items: readonly T[], count: number, chance: () => number): T[] {
  if (items.length <= count * 2) return draw(items, () => 1, count, chance)
  const places = new Set<number>()
  while (places.size < count) places.add(Math.floor(chance() * items.length))
  return [...places].map((place) => items[place]!)
}
