import { routeTable } from './routes/route-table'
import { screensOf } from './routes/screens-of'

const dialogs = [
  () => import('./sound/sound-dialog'),
  () => import('./lyric-settings/lyric-dialog'),
  () => import('./playlists/playlist-dialog'),
  () => import('./keyboard/help-sheet'),
  () => import('./parts/menu'),
  () => import('./parts/tooltip'),
  () => import('./search/search-panel'),
  () => import('./about/about-dialog'),
  () => import('./parts/confirm-dialog'),
]

/**
 * Fetches the code of all that opens later, so that none is missing when the connection is; one after the other, since
 * nobody waits for it. A failure is met where it is opened.
 */
export async function prefetchRest(): Promise<void> {
  const screens = screensOf(routeTable).map((screen) => () => screen.load())
  for (const part of [...screens, ...dialogs]) await part().catch(() => undefined)
}
