/** One import of each lazy chunk. The build delivers all that belongs to a chunk with it (tools/chunks.mjs). */
export const lazyChunks: readonly (() => Promise<unknown>)[] = [
  () => import('./features/player/player-layer'),
  () => import('./screens/playlist/playlist-screen'),
  () => import('./routes/screen-imports'),
  () => import('./screens/user/user-screen'),
  () => import('./screens/setting/setting-screen'),
]
