import type { PlaylistCategories } from '../../contract/replies/playlist'

/** The category parameter that stands for all categories. */
export const allCategories = '全部'

const namesOfAll = new Set(['', allCategories, '全部歌单'])

/** Reads a playlist category from a query. Returns null for all categories. */
export function readPlaylistCategory(value: string | null): string | null {
  const name = (value ?? '').trim().slice(0, 60)
  return namesOfAll.has(name) ? null : name
}

interface CategoryGroup {
  name: string
  categories: { name: string; hot: boolean }[]
}

/** Groups the categories. Those of unknown groups come last, in a group without a name. Empty groups are dropped. */
export function categoryGroups({ groups, categories, all }: PlaylistCategories): CategoryGroup[] {
  const known = new Set(groups.map(({ id }) => id))
  const selectable = categories.filter(({ name }) => name !== all && !namesOfAll.has(name))
  const named = groups.map(({ id, name }) => ({
    name,
    categories: selectable.filter(({ group }) => group === id),
  }))
  const rest = { name: '', categories: selectable.filter(({ group }) => !known.has(group)) }
  return [...named, rest].filter((group) => group.categories.length > 0)
}
