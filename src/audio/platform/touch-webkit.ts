/** Told by features that iPhones and iPads alone have; `audioSession` is WebKit's own. */
export function isTouchWebKit(): boolean {
  return 'audioSession' in navigator && navigator.maxTouchPoints > 0
}
