/** The code of the full player. */
export const loadPlayer = () => import('./player-layer')

/** To be called when it is likely to be opened; a failure is met when it is. */
export function expectPlayer(): void {
  loadPlayer().catch(() => undefined)
}
