const dialogs = [
  () => import('./features/settings/sound/sound-dialog'),
  () => import('./features/settings/lyrics/lyric-dialog'),
  () => import('./features/playlists/playlist-dialog'),
  () => import('./features/download/download-dialog'),
  () => import('./kit/dialog/text-dialog'),
  () => import('./features/keyboard/help-sheet'),
  () => import('./kit/menu/menu'),
  () => import('./kit/tooltip/tooltip'),
  () => import('./layout/search/search-panel'),
  () => import('./layout/about-dialog'),
  () => import('./kit/dialog/confirm-dialog'),
  () => import('./screens/user/edit-playlist-dialog'),
  () => import('./screens/user/match-dialog'),
  () => import('./screens/discover/category-dialog'),
  () => import('./screens/artist/artist-story-dialog'),
  () => import('./features/cards/cover-preview'),
]

/**
 * Loads the code of all lazy screens and dialogs one after the other, so that they also open offline. Failures are
 * ignored: whatever opens the code reports them.
 */
export async function prefetchLazyChunks(): Promise<void> {
  const names = await import('./routes/screen-imports').catch(() => null)
  const screens = Object.values(names?.screenImports ?? {})
  for (const part of [...screens, ...dialogs]) await part().catch(() => undefined)
}
