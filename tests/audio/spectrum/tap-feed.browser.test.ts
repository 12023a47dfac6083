import { afterEach, describe, expect, it } from 'vitest'
import { blockSamples, readFrame, headerWords } from '../../../src/audio/spectrum/tap-protocol'
import { loadTap, TapFeed } from '../../../src/audio/spectrum/tap-feed'
import { SpectrumFixture } from '../../support/audio/spectrum-fixture'
import { until, wait } from '../../support/audio/until'
import { runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

/** Collects the blocks of a tap, and returns them or not. */
async function tap(
  stage: SpectrumFixture,
  giveBack: boolean,
): Promise<{ feed: TapFeed; blocks: Float32Array[] }> {
  await loadTap(stage.context)
  const feed = new TapFeed(stage, () => undefined)
  const blocks: Float32Array[] = []
  feed.blocks.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
    blocks.push(new Float32Array(data.slice(0)))
    if (giveBack) feed.blocks.postMessage(data, [data])
  })
  feed.blocks.start()
  return { feed, blocks }
}

describe('TapFeed', () => {
  it('sends block after block of the sound', async () => {
    const stage = new SpectrumFixture(1000, 0.5)
    const { blocks } = await tap(stage, true)
    await until(() => blocks.length > 50)
    expect(blocks.every(({ length }) => length === headerWords + blockSamples)).toBe(true)
    const steps = blocks.slice(1).map((block, i) => readFrame(block) - readFrame(blocks[i] ?? block))
    expect(steps.every((step) => step > 0 && step % 128 === 0)).toBe(true)
    expect(steps).toContain(blockSamples)
    const samples = blocks.at(-1)?.slice(headerWords) ?? new Float32Array()
    expect(Math.max(...samples)).toBeCloseTo(0.5, 2)
    expect(Math.min(...samples)).toBeCloseTo(-0.5, 2)
  })

  it('has blocks for two callbacks of the audio device, and four more', async () => {
    const stage = new SpectrumFixture()
    const { blocks } = await tap(stage, false)
    await wait(1000)
    const { baseLatency, sampleRate } = stage.context
    expect(blocks).toHaveLength(2 * Math.ceil((baseLatency * sampleRate) / blockSamples) + 4)
  })

  it('sends nothing after it is stopped', async () => {
    const stage = new SpectrumFixture()
    const { feed, blocks } = await tap(stage, true)
    await until(() => blocks.length > 2)
    feed.stop()
    await wait(200)
    const { length } = blocks
    await wait(200)
    expect(blocks).toHaveLength(length)
  })
})
