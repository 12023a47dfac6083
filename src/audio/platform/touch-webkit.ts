/** Whether this is WebKit on an iPhone or iPad, detected by features that only they have. */
export function isTouchWebKit(): boolean {
  return 'audioSession' in navigator && navigator.maxTouchPoints > 0
}
