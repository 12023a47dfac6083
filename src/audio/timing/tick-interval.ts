/** Milliseconds between two readings of the clock. */
const visibleMs = 250
/** In a hidden tab they are most of what the main thread does, and only the next track needs them (`npm run bench:product`). */
const hiddenMs = 1000

/** Returns the milliseconds until the clock is to be read next. */
export function tickInterval(): number {
  return document.visibilityState === 'hidden' ? hiddenMs : visibleMs
}
