import { afterEach, describe, expect, it } from 'vitest'
import { spliceProcessorName } from '../../../src/audio/decks/splice-protocol'
import spliceUrl from '../../../src/audio/decks/splice.worklet.ts?worker&url'
import { onProcessorError } from '../../../src/audio/graph/processor-error'
import { until, wait } from '../../support/audio/until'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

async function running(): Promise<AudioWorkletNode> {
  const context = new AudioContext()
  cleanups.push(() => void context.close())
  await context.audioWorklet.addModule(spliceUrl)
  const node = new AudioWorkletNode(context, spliceProcessorName, {
    numberOfInputs: 2,
    outputChannelCount: [2],
  })
  node.connect(context.destination)
  return node
}

/** A value that makes the processor throw at the next quantum. */
function kill(node: AudioWorkletNode): void {
  node.port.postMessage({ type: 'hold', id: 1, notBefore: 1n }, [])
}

describe('onProcessorError', () => {
  it('calls once when a processor has thrown', async () => {
    const node = await running()
    let deaths = 0
    onProcessorError(node, () => deaths++)
    kill(node)
    await until(() => deaths > 0)
    await wait(100)
    expect(deaths).toBe(1)
  })

  it('calls nobody after the signal is aborted', async () => {
    const node = await running()
    const listening = new AbortController()
    let told = false
    let died = false
    onProcessorError(node, () => (told = true), listening.signal)
    onProcessorError(node, () => (died = true))
    listening.abort()
    kill(node)
    await until(() => died)
    expect(told).toBe(false)
  })
})
