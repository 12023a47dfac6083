/**
 * The gain of a volume 0..1. Loudness is heard roughly by its logarithm, so a straight line would spend most
 * of the slider on "loud"; the square puts half way at −12 dB and the last step (0.01) at −80 dB.
 */
export function volumeGain(volume: number, muted: boolean): number {
  return muted ? 0 : Math.min(1, Math.max(0, volume)) ** 2
}
