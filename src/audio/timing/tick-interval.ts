/** Milliseconds between two readings of the clock. */
const visibleMs = 250
/**
 * In a hidden tab reading it is most of what the main thread does, and only the start of the next track needs it
 * (`npm run bench:product`).
 */
const hiddenMs = 1000

/** Returns the milliseconds until the clock is to be read next. */
export function tickInterval(): number {
  return document.visibilityState === 'hidden' ? hiddenMs : visibleMs
}
