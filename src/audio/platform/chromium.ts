/** Told by the name that all browsers built on it carry; those of iOS do not. */
export function isChromium(): boolean {
  return /Chrome\//.test(navigator.userAgent)
}
