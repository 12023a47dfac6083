const dialogs = [
  () => import('./sound/sound-dialog'),
  () => import('./lyric-settings/lyric-dialog'),
  () => import('./playlists/playlist-dialog'),
  () => import('./download/download-dialog'),
  () => import('./parts/text-dialog'),
  () => import('./keyboard/help-sheet'),
  () => import('./parts/menu'),
  () => import('./parts/tooltip'),
  () => import('./search/search-panel'),
  () => import('./about/about-dialog'),
  () => import('./parts/confirm-dialog'),
  () => import('./screens/user/edit-playlist-dialog'),
  () => import('./screens/user/match-dialog'),
  () => import('./screens/discover/category-dialog'),
  () => import('./screens/artist/artist-story-dialog'),
  () => import('./screens/song/cover-preview'),
]

/**
 * Fetches the code of all that opens later, so that none is missing when the connection is; one after the other, since
 * nobody waits for it. A failure is met where it is opened.
 */
export async function prefetchRest(): Promise<void> {
  const names = await import('./routes/screen-files').catch(() => null)
  const screens = Object.values(names?.screenFiles ?? {})
  for (const part of [...screens, ...dialogs]) await part().catch(() => undefined)
}
