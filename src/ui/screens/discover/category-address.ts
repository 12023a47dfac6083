/** Returns the path of the playlists of a category (null for all), or of its high-quality playlists. */
export function categoryAddress(category: string | null, best = false): string {
  const query = new URLSearchParams()
  if (category !== null) query.set('cat', category)
  if (best) query.set('hq', 'true')
  return `/discover/playlists${query.size > 0 ? `?${query}` : ''}`
}
