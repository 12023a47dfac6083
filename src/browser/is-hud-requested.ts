/**
 * Whether the address with which the page was opened asks for the developers' panel, by its parameter `hud`. The address
 * may have changed since.
 */
export function isHudRequested(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return new URL(opened?.name ?? location.href).searchParams.has('hud')
}
