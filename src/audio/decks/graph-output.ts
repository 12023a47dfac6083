import type { System } from '../../ports/system'
import { EnvelopeFade } from '../fades/envelope-fade'
import type { Fade } from '../fades/fade'
import { ParamFade } from '../fades/param-fade'
import type { Graph } from '../graph/graph'
import { onProcessorDeath } from '../graph/processor-death'
import type { DeckOutput } from './deck-output'
import { spliceProcessorName, type SpliceAnswer, type SpliceCommand } from './splice-protocol'

/** Element, fade, bus; with a splice in between while it joins another deck without a gap. Owns its nodes. */
export class GraphOutput implements DeckOutput {
  readonly route = 'graph'
  fade: Fade
  delay = 0
  private readonly source: MediaElementAudioSourceNode
  private readonly gain: GainNode
  private splice: AudioWorkletNode | null = null
  /** Whether the sound runs through the splice. */
  private spliced = false
  private ahead: AudioNode | null = null
  private holds = 0
  private readonly listeners = new AbortController()

  /** The element's `crossOrigin` must have been set before its source was. */
  constructor(
    private readonly graph: Graph,
    element: HTMLMediaElement,
    private readonly system: System,
  ) {
    this.source = graph.context.createMediaElementSource(element)
    this.gain = graph.context.createGain()
    this.source.connect(this.gain)
    this.gain.connect(graph.bus)
    this.fade = graph.hasEnvelope ? this.driven() : this.scheduled()
  }

  /** Lets nothing out until the other one has ended, at that frame of the context at the earliest. */
  follow(other: GraphOutput, notBefore: number): void {
    this.catchUp()
    this.splice ??= this.newSplice()
    this.ahead = other.tail
    this.source.disconnect(this.gain)
    this.source.connect(this.splice, 0, 0)
    this.ahead.connect(this.splice, 0, 1)
    this.splice.connect(this.gain)
    this.spliced = true
    this.delay = Infinity
    this.command({ type: 'hold', id: ++this.holds, notBefore })
  }

  catchUp(): void {
    this.delay = 0
    if (!this.splice || !this.spliced) return
    this.spliced = false
    this.command({ type: 'through' })
    this.leave()
    this.source.disconnect(this.splice)
    this.splice.disconnect(this.gain)
    this.source.connect(this.gain)
  }

  setGain(): void {}

  setSink(): void {}

  dispose(): void {
    this.listeners.abort()
    this.leave()
    this.fade.dispose()
    this.splice?.port.close()
    this.splice?.disconnect()
    this.source.disconnect()
    this.gain.disconnect()
  }

  /** The last node before the fade. */
  private get tail(): AudioNode {
    return this.splice && this.spliced ? this.splice : this.source
  }

  private command(command: SpliceCommand): void {
    this.splice?.port.postMessage(command, [])
  }

  private newSplice(): AudioWorkletNode {
    const splice = new AudioWorkletNode(this.graph.context, spliceProcessorName, {
      numberOfInputs: 2,
      outputChannelCount: [2],
      channelCount: 2,
      channelCountMode: 'explicit',
    })
    const { signal } = this.listeners
    const onMessage = ({ data }: MessageEvent<SpliceAnswer>) => this.onJoined(data)
    splice.port.addEventListener('message', onMessage, { signal })
    splice.port.start()
    onProcessorDeath(splice, () => this.dropSplice(), signal)
    return splice
  }

  /** Its processor died and left silence: what was kept back is lost, so that the rest is heard. */
  private dropSplice(): void {
    this.catchUp()
    this.splice?.port.close()
    this.splice = null
  }

  private onJoined({ id, delay }: SpliceAnswer): void {
    if (id !== this.holds || !this.spliced) return
    this.delay = delay / this.graph.context.sampleRate
    this.leave()
  }

  private leave(): void {
    const { ahead } = this
    this.ahead = null
    try {
      if (this.splice) ahead?.disconnect(this.splice, 0, 1)
    } catch {
      return // the other deck was taken down first, and this connection with it
    }
  }

  private driven(): Fade {
    return new EnvelopeFade(this.graph.context, this.source, this.gain, this.system, () => this.replaceFade())
  }

  private scheduled(): Fade {
    return new ParamFade(this.graph.context, this.gain, this.system)
  }

  private replaceFade(): void {
    const { silent } = this.fade
    this.fade.dispose()
    this.fade = this.scheduled()
    if (!silent) void this.fade.to(1, 0)
  }
}
