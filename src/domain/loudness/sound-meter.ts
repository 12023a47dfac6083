import { LoudnessMeter, type MeasuredLoudness } from './loudness-meter'

/** Seconds of silence, after which all blocks are silent and do not count: a longer pause changes nothing. */
const longestPause = 0.5

const quantum = 128
const silence = Array.from({ length: 6 }, () => new Float32Array(quantum))

/**
 * Measures the loudness from the first sound to the last. The silence before and after depends on how busy the page is
 * when the track starts and ends, and would make the blocks at its edges quieter. Allocates nothing while it runs.
 */
export class SoundMeter {
  private readonly meter: LoudnessMeter
  private readonly longestPause: number
  private heard = false
  /** Silent frames since the last sound, which count once there is another. */
  private pause = 0

  constructor(sampleRate: number) {
    this.meter = new LoudnessMeter(sampleRate)
    this.longestPause = sampleRate * longestPause
  }

  /** Takes the next samples of all channels, equally many of each. */
  take(samples: readonly Float32Array[]): void {
    if (samples.every(isSilent)) {
      const length = samples[0]?.length ?? 0
      if (this.heard) this.pause = Math.min(this.longestPause, this.pause + length)
      return
    }
    for (; this.pause > 0; this.pause -= quantum) this.meter.take(silence)
    this.pause = 0
    this.heard = true
    this.meter.take(samples)
  }

  /** Returns what was measured so far; null while everything was silent, or shorter than a block. */
  read(): MeasuredLoudness | null {
    return this.meter.read()
  }
}

function isSilent(samples: Float32Array): boolean {
  return samples.every((sample) => sample === 0)
}
