import { afterEach, describe, expect, it } from 'vitest'
import { spliceProcessorName } from '../../../src/audio/decks/splice-protocol'
import spliceUrl from '../../../src/audio/decks/splice.worklet.ts?worker&url'
import { onProcessorDeath } from '../../../src/audio/graph/processor-death'
import { until, wait } from '../../support/audio/until'
import { undo, undoAll } from '../../support/undo'

afterEach(undoAll)

async function running(): Promise<AudioWorkletNode> {
  const context = new AudioContext()
  undo.push(() => void context.close())
  await context.audioWorklet.addModule(spliceUrl)
  const node = new AudioWorkletNode(context, spliceProcessorName, {
    numberOfInputs: 2,
    outputChannelCount: [2],
  })
  node.connect(context.destination)
  return node
}

/** A number that cannot be reckoned with: the processor throws at the next quantum. */
function kill(node: AudioWorkletNode): void {
  node.port.postMessage({ type: 'hold', id: 1, notBefore: 1n }, [])
}

describe('onProcessorDeath', () => {
  it('tells once of a processor that has thrown', async () => {
    const node = await running()
    let deaths = 0
    onProcessorDeath(node, () => deaths++)
    kill(node)
    await until(() => deaths > 0)
    await wait(100)
    expect(deaths).toBe(1)
  })

  it('tells nothing to those who have stopped listening', async () => {
    const node = await running()
    const listening = new AbortController()
    let told = false
    let died = false
    onProcessorDeath(node, () => (told = true), listening.signal)
    onProcessorDeath(node, () => (died = true))
    listening.abort()
    kill(node)
    await until(() => died)
    expect(told).toBe(false)
  })
})
