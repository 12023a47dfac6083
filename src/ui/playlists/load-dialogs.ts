/** The code of the playlist dialogs, fetched when one is likely to be asked for. */
export const loadDialogs = () => import('./playlist-dialog')

/** To be called when the listener is about to press; a failure is met when they do. */
export function expectDialogs(): void {
  loadDialogs().catch(() => undefined)
}
