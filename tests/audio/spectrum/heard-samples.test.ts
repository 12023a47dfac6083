import { afterEach, describe, expect, it } from 'vitest'
import { HeardSamples } from '../../../src/audio/spectrum/heard-samples'
import { blockSamples, headerWords, writeHeader } from '../../../src/audio/spectrum/tap-block'
import { bandOf } from '../../../src/domain/spectrum/frequency-bands'
import { undo, undoAll } from '../../support/undo'

afterEach(undoAll)

const sampleRate = 48_000
const bands = 48
const [before, after] = [2000, 6000]
/** Seconds of the context at which the tone changes. */
const change = 0.6

/** A tone that changes, in a second of blocks; what comes back is counted. */
async function listen(from = 0): Promise<HeardSamples> {
  const { port1, port2 } = new MessageChannel()
  const heard = new HeardSamples(port2, sampleRate)
  undo.push(() => heard.close())
  const blocks = Math.ceil(sampleRate / blockSamples)
  let returned = 0
  const allBack = new Promise<void>((resolve) => {
    port1.addEventListener('message', () => {
      if (++returned === blocks) resolve()
    })
  })
  port1.start()
  for (let i = 0; i < blocks; i++) {
    const block = new Float32Array(headerWords + blockSamples)
    writeHeader(block, from + i * blockSamples, 2)
    for (let k = 0; k < blockSamples; k++) {
      const at = (i * blockSamples + k) / sampleRate
      block[headerWords + k] = 0.5 * Math.sin(2 * Math.PI * (at < change ? before : after) * at)
    }
    port1.postMessage(block.buffer, [block.buffer])
  }
  await allBack
  return heard
}

/** Levels of the tone before the change and of the one after it, as heard at that time. */
function tones(heard: HeardSamples, atMs: number): [number, number] {
  const levels = new Float64Array(bands)
  heard.measure(atMs)
  heard.meter.levels(levels)
  return [levels[bandOf(before, bands)] ?? NaN, levels[bandOf(after, bands)] ?? NaN]
}

describe('HeardSamples', () => {
  it('measures what is heard at that moment, not what came last', async () => {
    const heard = await listen()
    heard.playHead.mark(0, 1_000_000)
    const then = 1_000_000 + change * 1000
    const [early, late] = [tones(heard, then - 15), tones(heard, then + 15)]
    expect(early[0] - early[1]).toBeGreaterThan(12)
    expect(late[1] - late[0]).toBeGreaterThan(12)
    const [one, other] = tones(heard, then)
    expect(Math.abs(one - other)).toBeLessThan(1)
  })

  it('measures the newest while it does not know what is heard', async () => {
    const [one, other] = tones(await listen(), 0)
    expect(other - one).toBeGreaterThan(40)
  })

  it('is right in a context that has run for a day', async () => {
    const day = 86_400 * sampleRate
    const heard = await listen(day)
    heard.playHead.mark(86_400, 5000)
    const [one, other] = tones(heard, 5300)
    expect(one - other).toBeGreaterThan(40)
  })

  it('counts the blocks that came and that were left out', async () => {
    expect(await listen()).toMatchObject({ blocks: 47, dropped: 2 })
  })
})
