import { afterEach, describe, expect, it } from 'vitest'
import { AudibleSamples } from '../../../src/audio/spectrum/audible-samples'
import { blockSamples, headerWords, writeHeader } from '../../../src/audio/spectrum/tap-protocol'
import { bandOf } from '../../../src/domain/spectrum/frequency-bands'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

const sampleRate = 48_000
const bands = 48
const [before, after] = [2000, 6000]
/** The context time in seconds at which the tone changes. */
const change = 0.6

/** Sends a second of blocks with a tone that changes, and counts the returned blocks. */
async function listen(from = 0): Promise<AudibleSamples> {
  const { port1, port2 } = new MessageChannel()
  const heard = new AudibleSamples(port2, sampleRate)
  cleanups.push(() => heard.close())
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

/** Returns the levels of the tones before and after the change, as audible at `atMs`. */
function tones(heard: AudibleSamples, atMs: number): [number, number] {
  const levels = new Float64Array(bands)
  heard.measure(atMs)
  heard.meter.levels(levels)
  return [levels[bandOf(before, bands)] ?? NaN, levels[bandOf(after, bands)] ?? NaN]
}

describe('AudibleSamples', () => {
  it('measures what is audible at the moment, not what came last', async () => {
    const heard = await listen()
    heard.playHead.mark(0, 1_000_000)
    const then = 1_000_000 + change * 1000
    const [early, late] = [tones(heard, then - 15), tones(heard, then + 15)]
    expect(early[0] - early[1]).toBeGreaterThan(12)
    expect(late[1] - late[0]).toBeGreaterThan(12)
    const [one, other] = tones(heard, then)
    expect(Math.abs(one - other)).toBeLessThan(1)
  })

  it('measures the newest samples while the audible time is unknown', async () => {
    const [one, other] = tones(await listen(), 0)
    expect(other - one).toBeGreaterThan(40)
  })

  it('is correct in a context that has run for a day', async () => {
    const day = 86_400 * sampleRate
    const heard = await listen(day)
    heard.playHead.mark(86_400, 5000)
    const [one, other] = tones(heard, 5300)
    expect(one - other).toBeGreaterThan(40)
  })

  it('counts received and dropped blocks', async () => {
    expect(await listen()).toMatchObject({ blocks: 47, dropped: 2 })
  })
})
