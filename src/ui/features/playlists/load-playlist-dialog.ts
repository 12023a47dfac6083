/** Fetches the code of the playlist dialog. */
export const loadPlaylistDialog = () => import('./playlist-dialog')

/** Fetches the code when the dialog is likely to be opened soon; opening it tries again and reports a failure. */
export function prefetchPlaylistDialog(): void {
  loadPlaylistDialog().catch(() => undefined)
}
