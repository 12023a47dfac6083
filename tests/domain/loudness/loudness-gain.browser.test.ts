import { describe, expect, it } from 'vitest'
import { loudnessGain, referenceLoudness } from '../../../src/domain/loudness/loudness-gain'
import { LoudnessMeter } from '../../../src/domain/loudness/loudness-meter'

const sampleRate = 48_000
const length = 2 * sampleRate
/** Shows what lies between the samples. */
const oversampling = 4

type Signal = (frame: number) => number

const signals: readonly (readonly [string, Signal])[] = [
  ['a tone whose tops lie between its samples', (frame) => Math.sin((Math.PI / 2) * frame + Math.PI / 4)],
  ['a clipped tone', (frame) => Math.max(-0.9, Math.min(0.9, 3 * Math.sin(frame / 7.3)))],
  ['a quiet tone with one loud knock', (frame) => (frame === 60_000 ? 0.95 : 0.01 * Math.sin(frame / 11))],
  ['a quiet tone', (frame) => 0.02 * Math.sin(frame / 9)],
  ['a chord', (frame) => [0.021, 0.043, 0.31, 1.7].reduce((sum, w) => sum + 0.3 * Math.sin(w * frame), 0)],
]

/** Returns the highest value that leaves the graph, between the samples too. */
async function playedPeak(samples: Float32Array<ArrayBuffer>, gain: number): Promise<number> {
  const context = new OfflineAudioContext(1, length * oversampling, sampleRate * oversampling)
  const buffer = new AudioBuffer({ length, sampleRate })
  buffer.copyToChannel(samples, 0)
  const source = new AudioBufferSourceNode(context, { buffer })
  source.connect(new GainNode(context, { gain })).connect(context.destination)
  source.start()
  const played = await context.startRendering()
  return played.getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0)
}

describe('loudnessGain', () => {
  it.each(signals)('lifts %s to no more than full scale', async (_, signal) => {
    const samples = Float32Array.from({ length }, (_, frame) => signal(frame))
    const meter = new LoudnessMeter(sampleRate)
    meter.take([samples, samples])
    const measured = meter.read()
    const track = { gain: referenceLoudness - (measured?.loudness ?? 0), peak: measured?.peak ?? null }
    const gain = loudnessGain({ track, album: null, unmeasured: false }, 'track', { inAlbum: false })
    expect(await playedPeak(samples, gain)).toBeLessThan(1)
    // were it to be lifted as far as nothing clips, it would be no louder
    const eager = loudnessGain({ track: { ...track, gain: 60 }, album: null, unmeasured: false }, 'track', {
      inAlbum: false,
    })
    expect(await playedPeak(samples, eager)).toBeLessThan(1)
  })
})
