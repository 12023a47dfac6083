/**
 * Returns the gain for a volume of 0..1. Loudness is perceived roughly logarithmically, so a linear gain would use most of
 * the slider for loud sounds. With the square, half volume is −12 dB and the lowest step (0.01) −80 dB.
 */
export function volumeGain(volume: number, muted: boolean): number {
  return muted ? 0 : Math.min(1, Math.max(0, volume)) ** 2
}
