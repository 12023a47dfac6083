import { loadModule } from '../graph/load-module'
import { onProcessorError } from '../graph/processor-error'
import { blockSamples, tapProcessorName, type TapOptions } from './tap-protocol'
import tapUrl from './tap.worklet.ts?worker&url'

/** The part of the graph that the tap needs: the context, and the node before volume and mute. */
export interface SpectrumSource {
  context: AudioContext
  bus: AudioNode
}

/** Loads the tap's code, once per context. Rejects if that fails; the next call tries again. May stay pending. */
export function loadTap(context: AudioContext): Promise<void> {
  return loadModule(context, tapUrl)
}

/** Returns twice the blocks of one callback of the audio device, and some more for a late reader. */
function blocksFor({ baseLatency, sampleRate }: AudioContext): number {
  return 2 * Math.ceil(((baseLatency || 0) * sampleRate) / blockSamples) + 4
}

/** A tap on the bus. Its blocks leave through a port that is to be transferred to their reader. */
export class TapFeed {
  readonly blocks: MessagePort
  private readonly node: AudioWorkletNode

  /** `loadTap` must have resolved. Throws if the context was closed in the meantime. */
  constructor(
    private readonly source: SpectrumSource,
    onBroken: () => void,
  ) {
    const processorOptions: TapOptions = { blocks: blocksFor(source.context) }
    this.node = new AudioWorkletNode(source.context, tapProcessorName, {
      numberOfOutputs: 0,
      channelCount: 1,
      channelCountMode: 'explicit',
      processorOptions,
    })
    onProcessorError(this.node, onBroken)
    const { port1, port2 } = new MessageChannel()
    this.blocks = port2
    this.node.port.postMessage(port1, [port1])
    source.bus.connect(this.node)
  }

  stop(): void {
    this.source.bus.disconnect(this.node)
    this.node.port.postMessage('stop', [])
  }
}
