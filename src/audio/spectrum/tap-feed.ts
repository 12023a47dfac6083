import { onProcessorDeath } from '../graph/processor-death'
import { blockSamples } from './tap-block'
import { tapProcessorName, type TapOptions } from './tap-protocol'
import tapUrl from './tap.worklet.ts?worker&url'

/** What all decks share of the graph: the context, and the node where they meet before volume and mute. */
export interface SpectrumSource {
  context: AudioContext
  bus: AudioNode
}

/** Contexts that have the tap's code, or are getting it. */
const modules = new WeakMap<AudioContext, Promise<void>>()

/** Rejects where the code cannot be had; asking again tries again. May take for ever. */
export function loadTap(context: AudioContext): Promise<void> {
  let module = modules.get(context)
  if (!module) {
    module = context.audioWorklet.addModule(tapUrl)
    modules.set(context, module)
    module.catch(() => modules.delete(context))
  }
  return module
}

/** Twice what one callback of the sound device takes, and some for a reader that is late. */
function blocksFor({ baseLatency, sampleRate }: AudioContext): number {
  return 2 * Math.ceil(((baseLatency || 0) * sampleRate) / blockSamples) + 4
}

/** A tap on the bus, its blocks leaving by a port that is to be given to whoever reads them. */
export class TapFeed {
  readonly blocks: MessagePort
  private readonly node: AudioWorkletNode

  /** `loadTap` must have resolved. Throws when the context was closed meanwhile. */
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
    onProcessorDeath(this.node, onBroken)
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
