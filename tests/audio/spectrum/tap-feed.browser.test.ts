import { afterEach, describe, expect, it } from 'vitest'
import { blockSamples, frameOf, headerWords } from '../../../src/audio/spectrum/tap-block'
import { loadTap, TapFeed } from '../../../src/audio/spectrum/tap-feed'
import { SpectrumStage } from '../../support/audio/spectrum-stage'
import { until, wait } from '../../support/audio/until'
import { undoAll } from '../../support/undo'

afterEach(undoAll)

/** Everything that comes from a tap, given back or kept. */
async function tap(
  stage: SpectrumStage,
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
  it('gives block after block of what is heard', async () => {
    const stage = new SpectrumStage(1000, 0.5)
    const { blocks } = await tap(stage, true)
    await until(() => blocks.length > 50)
    expect(blocks.every(({ length }) => length === headerWords + blockSamples)).toBe(true)
    const steps = blocks.slice(1).map((block, i) => frameOf(block) - frameOf(blocks[i] ?? block))
    expect(steps.every((step) => step > 0 && step % 128 === 0)).toBe(true)
    expect(steps).toContain(blockSamples)
    const samples = blocks.at(-1)?.slice(headerWords) ?? new Float32Array()
    expect(Math.max(...samples)).toBeCloseTo(0.5, 2)
    expect(Math.min(...samples)).toBeCloseTo(-0.5, 2)
  })

  it('has blocks for twice what the sound device takes at once, and four', async () => {
    const stage = new SpectrumStage()
    const { blocks } = await tap(stage, false)
    await wait(1000)
    const { baseLatency, sampleRate } = stage.context
    expect(blocks).toHaveLength(2 * Math.ceil((baseLatency * sampleRate) / blockSamples) + 4)
  })

  it('hands on nothing more once it is stopped', async () => {
    const stage = new SpectrumStage()
    const { feed, blocks } = await tap(stage, true)
    await until(() => blocks.length > 2)
    feed.stop()
    await wait(200)
    const { length } = blocks
    await wait(200)
    expect(blocks).toHaveLength(length)
  })
})
