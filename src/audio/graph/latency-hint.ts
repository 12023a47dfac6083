/**
 * Seconds. With the browser's default for playback the audio thread takes half as much time again, and on a slow
 * machine it runs dry (`npm run bench:audio`).
 */
const usual = 0.05
const weak = 0.1

/** Returns how many seconds of sound the browser should buffer. */
export function latencyHint(weakDevice: boolean): number {
  return weakDevice ? weak : usual
}
