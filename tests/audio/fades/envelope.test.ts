import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Envelope } from '../../../src/audio/fades/envelope'
import type { EnvelopeAnswer, EnvelopeCommand } from '../../../src/audio/fades/envelope-protocol'

const rate = 48_000
const quantum = 128
const slope = 1 / 14_400
/** The rounding error of a difference of two 32-bit samples. */
const rounding = 1e-7

/** Renders an envelope quantum by quantum with an input that is silent or at 0.5. */
class Bench {
  readonly answers: EnvelopeAnswer[] = []
  readonly samples: number[] = []
  sounding = true
  frame = 0
  private readonly envelope = new Envelope(rate, (answer) => this.answers.push(answer))

  accept(command: Partial<EnvelopeCommand>): void {
    this.envelope.accept({ id: 1, to: 1, ms: 300, armMs: 0, ...command }, this.frame)
  }

  render(quanta: number, input?: Float32Array): void {
    for (let i = 0; i < quanta; i++) {
      const output = new Float32Array(quantum)
      this.envelope.render(
        [input ?? new Float32Array(quantum).fill(this.sounding ? 0.5 : 0)],
        output,
        this.frame,
      )
      this.samples.push(...output)
      this.frame += quantum
    }
  }

  get steepest(): number {
    let last = 0
    return this.samples.reduce((most, sample) => {
      const step = Math.abs(sample - last)
      last = sample
      return Math.max(most, step)
    }, 0)
  }
}

describe('Envelope', () => {
  it('takes exactly 14 400 equal steps for a whole fade at 48 kHz', () => {
    const bench = new Bench()
    bench.accept({ to: 1 })
    bench.render(150)
    expect(bench.samples.findIndex((sample) => sample === 1)).toBe(14_399)
    expect(bench.samples.filter((sample) => sample > 0 && sample < 1)).toHaveLength(14_399)
    expect(bench.steepest).toBeLessThan(slope + rounding)
    expect(bench.answers).toEqual([{ id: 1, outcome: 'done', frame: 14_400 }])
  })

  it('takes a share of the time for a smaller ramp', () => {
    const bench = new Bench()
    bench.accept({ id: 1, to: 1 })
    bench.render(30)
    bench.accept({ id: 2, to: 0 })
    bench.render(60)
    expect(bench.answers).toEqual([
      { id: 1, outcome: 'cancelled', frame: 30 * quantum },
      { id: 2, outcome: 'done', frame: 60 * quantum },
    ])
  })

  it('jumps when the duration is 0', () => {
    const bench = new Bench()
    bench.accept({ to: 1, ms: 0 })
    expect(bench.answers).toEqual([{ id: 1, outcome: 'done', frame: 0 }])
    bench.render(1)
    expect(bench.samples[0]).toBe(1)
  })

  it('answers at once when the gain is there already', () => {
    const bench = new Bench()
    bench.accept({ to: 0 })
    expect(bench.answers).toEqual([{ id: 1, outcome: 'done', frame: 0 }])
  })

  it('waits for exactly the first sample of sound when armed', () => {
    const bench = new Bench()
    bench.sounding = false
    bench.accept({ to: 1, armMs: Infinity })
    bench.render(200)
    expect(Math.max(...bench.samples)).toBe(0)
    const onset = new Float32Array(quantum).fill(0.2, 77)
    bench.render(1, onset)
    const start = 200 * quantum + 77
    expect(bench.samples[start - 1]).toBe(0)
    expect(bench.samples[start]).toBeCloseTo(slope, 7)
    bench.sounding = true
    bench.render(120)
    expect(bench.answers).toEqual([{ id: 1, outcome: 'done', frame: start + 14_400 }])
  })

  it('does not count noise below −80 dB as sound', () => {
    const bench = new Bench()
    bench.accept({ to: 1, armMs: Infinity })
    bench.render(10, new Float32Array(quantum).fill(0.00009))
    expect(Math.max(...bench.samples)).toBe(0)
  })

  it('rises without sound exactly when the wait is over', () => {
    const bench = new Bench()
    bench.sounding = false
    bench.accept({ to: 1, armMs: 10 })
    bench.render(120)
    expect(bench.samples.findIndex((sample) => sample > 0)).toBe(480)
    expect(bench.answers).toEqual([{ id: 1, outcome: 'done', frame: 480 + 14_400 }])
  })

  it('treats a missing input as silence', () => {
    const answers: EnvelopeAnswer[] = []
    const envelope = new Envelope(rate, (answer) => answers.push(answer))
    envelope.accept({ id: 1, to: 1, ms: 300, armMs: Infinity }, 0)
    const output = new Float32Array(quantum).fill(9)
    envelope.render([], output, 0)
    expect(output).toEqual(new Float32Array(quantum))
  })

  it('detects sound in any channel', () => {
    const envelope = new Envelope(rate, () => {})
    envelope.accept({ id: 1, to: 1, ms: 300, armMs: Infinity }, 0)
    const output = new Float32Array(quantum)
    envelope.render([new Float32Array(quantum), new Float32Array(quantum).fill(0.5)], output, 0)
    expect(output[quantum - 1]).toBeCloseTo(128 * slope, 6)
  })

  /** Fast-check prints the seed and the path of a failure. */
  it('never steps, stays within 0 to 1 and answers each of 10 000 random commands once', () => {
    const step = fc.record({
      to: fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
      ms: fc.constantFrom(15, 30, 300),
      armMs: fc.constantFrom(0, 0, 5, 400, Infinity),
      quanta: fc.nat(20),
      sounding: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 500, maxLength: 500 }), (steps) => {
        const bench = new Bench()
        steps.forEach(({ to, ms, armMs, quanta, sounding }, id) => {
          bench.sounding = sounding
          bench.accept({ id, to, ms, armMs })
          bench.render(quanta)
        })
        bench.accept({ id: 500, to: 0 })
        bench.render(120)
        expect(bench.steepest).toBeLessThanOrEqual(1000 / (15 * rate) + rounding)
        expect(bench.samples.every((sample) => sample >= 0 && sample <= 1)).toBe(true)
        expect(bench.answers.map((answer) => answer.id)).toEqual(Array.from({ length: 501 }, (_, id) => id))
        bench.answers.reduce((before, { frame }) => {
          expect(frame).toBeGreaterThanOrEqual(before)
          return frame
        }, 0)
      }),
      { numRuns: 20 },
    )
  })
})
