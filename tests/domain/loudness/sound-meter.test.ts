import { describe, expect, it } from 'vitest'
import { LoudnessMeter, type MeasuredLoudness } from '../../../src/domain/loudness/loudness-meter'
import { SoundMeter } from '../../../src/domain/loudness/sound-meter'

const quantum = 128
const sampleRate = 48_000

/** Feeds a meter with a tone of 1 kHz and silences, as the audio thread does. */
function measure(
  meter: { take: (samples: Float32Array[]) => void; read: () => MeasuredLoudness | null },
  parts: readonly { seconds: number; height: number }[],
): MeasuredLoudness | null {
  let frame = 0
  for (const { seconds, height } of parts) {
    for (let left = Math.round(seconds * sampleRate); left > 0; left -= quantum) {
      const samples = Float32Array.from(
        { length: quantum },
        () => height * Math.sin((2 * Math.PI * 1000 * frame++) / sampleRate),
      )
      meter.take([samples, samples])
    }
  }
  return meter.read()
}

const tone = (seconds: number) => ({ seconds, height: 0.1 })
const silence = (seconds: number) => ({ seconds, height: 0 })

describe('SoundMeter', () => {
  it.each([0.1, 0.25, 0.35, 3])('does not count %s s of silence before and after', (seconds) => {
    const alone = measure(new LoudnessMeter(sampleRate), [tone(2)])
    const between = measure(new SoundMeter(sampleRate), [silence(seconds), tone(2), silence(seconds)])
    expect(between!.loudness).toBeCloseTo(alone!.loudness, 3)
    expect(between!.peak).toBeCloseTo(alone!.peak, 6)
  })

  it.each([0.1, 0.3, 0.5, 3])('counts a pause of %s s within as any meter does', (seconds) => {
    const parts = [tone(2), silence(seconds), tone(2)]
    const { loudness } = measure(new LoudnessMeter(sampleRate), parts)!
    expect(measure(new SoundMeter(sampleRate), parts)!.loudness).toBeCloseTo(loudness, 1)
  })

  it('has nothing to tell of silence', () => {
    expect(measure(new SoundMeter(sampleRate), [silence(2)])).toBeNull()
  })
})
