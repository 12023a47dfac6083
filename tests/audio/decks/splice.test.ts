import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Splice } from '../../../src/audio/decks/splice'
import type { SpliceAnswer } from '../../../src/audio/decks/splice-protocol'

const quantum = 128
const sampleRate = 48_000

interface Scene {
  /** The sound of the first deck from frame 0, silence afterwards. */
  ahead: Float32Array
  own: Float32Array
  /** The frame at which the second deck starts to sound. */
  ownAt: number
  notBefore?: number
  aheadGain?: number
  frames?: number
}

/** Returns the output of both decks, and the answers of the splice. */
function perform({ ahead, own, ownAt, notBefore = 0, aheadGain = 1, frames = 4096 }: Scene) {
  const answers: SpliceAnswer[] = []
  const splice = new Splice(sampleRate, (answer) => answers.push(answer))
  splice.accept({ type: 'hold', id: 7, notBefore, aheadGain })
  const heard = new Float32Array(frames)
  const part = (samples: Float32Array, from: number) =>
    Float32Array.from({ length: quantum }, (_, i) => samples[from + i] ?? 0)
  for (let frame = 0; frame < frames; frame += quantum) {
    const first = part(ahead, frame)
    const second = part(own, frame - ownAt)
    const output = [new Float32Array(quantum), new Float32Array(quantum)]
    splice.render([second, second], [first, first], output, frame)
    if (output[1]?.some((sample, i) => sample !== output[0]?.[i])) throw new Error('the channels differ')
    output[0]?.forEach((sample, i) => (heard[frame + i] = sample + (first[i] ?? 0)))
  }
  return { heard, answers, splice }
}

const ramp = (length: number, from: number, by: number) =>
  Float32Array.from({ length }, (_, i) => from + i * by)

/** Returns the largest difference within the length of the first. */
const farthest = (some: Float32Array, others: Float32Array) =>
  some.reduce((most, sample, i) => Math.max(most, Math.abs(sample - (others[i] ?? Number.NaN))), 0)

/** One track, cut in two. */
const piece = (length: number) => Float32Array.from({ length }, (_, i) => 0.5 + 0.3 * Math.sin(i / 40))

describe('Splice', () => {
  it('plays a track cut in two as if it were uncut, wherever it is cut and started', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 1500 }), fc.integer({ min: 1, max: 299 }), (cut, early) => {
        const whole = piece(3000)
        const { heard, answers } = perform({
          ahead: whole.slice(0, cut),
          own: whole.slice(cut),
          ownAt: cut - early,
        })
        const waited = answers[0]?.frame ?? Number.NaN
        // up to fifteen samples of silence wait for the next quantum, which decides whether it is the end
        expect(waited - cut).toBeGreaterThanOrEqual(0)
        expect(waited - cut).toBeLessThan(16)
        expect(answers).toEqual([{ id: 7, frame: waited, delay: waited - (cut - early), gap: waited - cut }])
        expect(farthest(heard.slice(0, cut), whole)).toBe(0)
        const after = waited + 96
        expect(farthest(heard.slice(after, 2900), whole.slice(after - (waited - cut)))).toBeLessThan(1e-6)
      }),
      { seed: 4, numRuns: 200 },
    )
  })

  it('smooths a jump between the two over two milliseconds', () => {
    const { heard } = perform({ ahead: ramp(640, 0.5, 0), own: ramp(2000, -0.5, 0), ownAt: 400 })
    let steepest = 0
    for (let i = 1; i < 2000; i++)
      steepest = Math.max(steepest, Math.abs((heard[i] ?? 0) - (heard[i - 1] ?? 0)))
    expect(steepest).toBeLessThanOrEqual(1 / 96 + 1e-6)
    expect(heard[640 + 96]).toBe(-0.5)
  })

  it('smooths the jump between two tracks that are played with different gains', () => {
    const { heard } = perform({ ahead: ramp(640, 0.5, 0), own: ramp(2000, 0.5, 0), ownAt: 400, aheadGain: 3 })
    // it starts as high as the first one is heard, and reaches its own height
    expect(heard[640 + 16]).toBeGreaterThan(1.2)
    expect(heard[640 + 16 + 96]).toBe(0.5)
  })

  it('does not take a zero crossing, or a silence well before the end, for the end', () => {
    const ahead = piece(1000)
    ahead.fill(0, 200, 420)
    ahead[639] = 0
    const { answers } = perform({ ahead, own: piece(1000), ownAt: 100, notBefore: 600 })
    expect(answers[0]?.frame).toBeGreaterThanOrEqual(1000)
  })

  it('passes a deck through that starts after the end', () => {
    const own = ramp(500, 0.1, 0.001)
    const { heard, answers } = perform({ ahead: piece(300), own, ownAt: 700 })
    expect(answers.map(({ delay, gap }) => [delay, gap])).toEqual([
      [0, null],
      [0, 400],
    ])
    expect(heard.slice(700, 1200)).toEqual(own)
  })

  it('answers nothing for a source that is passed through', () => {
    const answers: SpliceAnswer[] = []
    const splice = new Splice(sampleRate, (answer) => answers.push(answer))
    splice.accept({ type: 'hold', id: 1, notBefore: 0, aheadGain: 1 })
    splice.accept({ type: 'through' })
    const own = ramp(quantum, 0.2, 0.001)
    const output = [new Float32Array(quantum), new Float32Array(quantum)]
    splice.render([own], [], output, 0)
    expect(output).toEqual([own, own])
    expect(answers).toEqual([])
  })

  it('stops holding back before its buffer is full, and loses nothing', () => {
    const own = Float32Array.from({ length: 80_000 }, (_, i) => (i + 1) / 100_000)
    const ahead = ramp(90_000, 0.5, 0)
    const answers: SpliceAnswer[] = []
    const splice = new Splice(sampleRate, (answer) => answers.push(answer))
    splice.accept({ type: 'hold', id: 1, notBefore: 1e9, aheadGain: 1 })
    const heard: number[] = []
    for (let frame = 0; frame < 79_872; frame += quantum) {
      const output = [new Float32Array(quantum), new Float32Array(quantum)]
      splice.render([own.subarray(frame, frame + quantum)], [ahead.subarray(0, quantum)], output, frame)
      heard.push(...(output[0] ?? []))
    }
    const [answer] = answers
    expect(answer?.delay).toBeGreaterThan(65_000)
    expect(heard[79_000]).toBeCloseTo(own[79_000 - (answer?.delay ?? 0)] ?? 0, 6)
  })
})
