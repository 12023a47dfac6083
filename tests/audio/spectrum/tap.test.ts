import { describe, expect, it } from 'vitest'
import { Tap } from '../../../src/audio/spectrum/tap'
import { blockSamples, readDropped, readFrame, headerWords } from '../../../src/audio/spectrum/tap-protocol'

const quantum = 128

/** Returns what a tap with that many blocks posted for a ramp that counts its frames. */
class Listener {
  readonly posted: ArrayBuffer[] = []
  private readonly tap: Tap
  private frame: number

  constructor(blocks: number, from = 0) {
    this.frame = from
    this.tap = new Tap(blocks, (block) => this.posted.push(block))
  }

  hear(samples: number): void {
    for (const end = this.frame + samples; this.frame < end; this.frame += quantum) {
      const first = this.frame
      this.tap.take(
        Float32Array.from({ length: quantum }, (_, i) => first + i),
        quantum,
        first,
      )
    }
  }

  hearNothing(samples: number): void {
    for (const end = this.frame + samples; this.frame < end; this.frame += quantum)
      this.tap.take(undefined, quantum, this.frame)
  }

  skip(samples: number): void {
    this.frame += samples
  }

  giveBack(block: ArrayBuffer): void {
    this.tap.giveBack(block)
  }

  get blocks(): Float32Array[] {
    return this.posted.map((block) => new Float32Array(block))
  }
}

const samplesOf = (block: Float32Array | undefined) =>
  Array.from((block ?? new Float32Array()).slice(headerWords))

const ramp = (from: number) => Array.from({ length: blockSamples }, (_, i) => from + i)

describe('Tap', () => {
  it('sends every sample, and each block with the frame it starts at', () => {
    const listener = new Listener(3, 4096)
    listener.hear(2 * blockSamples)
    const [first, second] = listener.blocks
    expect(readFrame(first ?? new Float32Array())).toBe(4096)
    expect(readFrame(second ?? new Float32Array())).toBe(4096 + blockSamples)
    expect(samplesOf(first)).toEqual(ramp(4096))
    expect(samplesOf(second)).toEqual(ramp(4096 + blockSamples))
  })

  it('keeps the frame exact after a year', () => {
    const year = 48_000 * 86_400 * 365
    const listener = new Listener(1, year - (year % quantum))
    listener.hear(blockSamples)
    expect(listener.blocks.map(readFrame)).toEqual([year - (year % quantum)])
  })

  it('drops whole blocks while none is returned, and counts them', () => {
    const listener = new Listener(2)
    listener.hear(5 * blockSamples)
    expect(listener.posted).toHaveLength(2)
    listener.giveBack(listener.posted[0] ?? new ArrayBuffer(0))
    listener.hear(blockSamples)
    const last = listener.blocks.at(-1) ?? new Float32Array()
    expect(readFrame(last)).toBe(5 * blockSamples)
    expect(readDropped(last)).toBe(3)
    expect(samplesOf(last)).toEqual(ramp(5 * blockSamples))
  })

  it('fills a block with silence when the browser skips quanta, and starts a new one', () => {
    const listener = new Listener(3)
    listener.hear(blockSamples + 2 * quantum)
    listener.skip(5 * quantum)
    listener.hear(blockSamples)
    const [, cut, next] = listener.blocks
    expect(samplesOf(cut)).toEqual([
      ...ramp(blockSamples).slice(0, 2 * quantum),
      ...Array.from({ length: blockSamples - 2 * quantum }, () => 0),
    ])
    expect(readFrame(next ?? new Float32Array())).toBe(blockSamples + 7 * quantum)
    expect(samplesOf(next)).toEqual(ramp(blockSamples + 7 * quantum))
  })

  it('reuses the same few blocks', () => {
    const listener = new Listener(2)
    for (let i = 0; i < 100; i++) {
      listener.hear(blockSamples)
      listener.giveBack(listener.posted.at(-1) ?? new ArrayBuffer(0))
    }
    expect(listener.posted).toHaveLength(100)
    expect(new Set(listener.posted).size).toBeLessThanOrEqual(2)
  })

  it('sends silence when nothing is connected', () => {
    const listener = new Listener(2)
    listener.hear(blockSamples / 2)
    listener.hearNothing(blockSamples / 2)
    const samples = samplesOf(listener.blocks[0])
    expect(samples.slice(0, blockSamples / 2)).toEqual(ramp(0).slice(0, blockSamples / 2))
    expect(samples.slice(blockSamples / 2).every((sample) => sample === 0)).toBe(true)
  })
})
