import type { PlaylistCategories } from './playlist'

/** What the calls name all categories at once by. */
export const everyCategory = '全部'

const everything = new Set(['', everyCategory, '全部歌单'])

/** The category of playlists that an address names, null for all of them. */
export function readPlaylistCategory(value: string | null): string | null {
  const name = (value ?? '').trim().slice(0, 60)
  return everything.has(name) ? null : name
}

interface CategoryGroup {
  name: string
  categories: { name: string; hot: boolean }[]
}

/** The categories under their groups, those of no known group last and without a name; empty groups are left out. */
export function categoryGroups({ groups, categories, all }: PlaylistCategories): CategoryGroup[] {
  const known = new Set(groups.map(({ id }) => id))
  const offered = categories.filter(({ name }) => name !== all && !everything.has(name))
  const named = groups.map(({ id, name }) => ({
    name,
    categories: offered.filter(({ group }) => group === id),
  }))
  const rest = { name: '', categories: offered.filter(({ group }) => !known.has(group)) }
  return [...named, rest].filter((group) => group.categories.length > 0)
}
