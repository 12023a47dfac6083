import type { System } from '../../ports/system'
import { EnvelopeFade } from '../fades/envelope-fade'
import type { Fade } from '../fades/fade'
import { ParamFade } from '../fades/param-fade'
import type { AudioGraph } from '../graph/audio-graph'
import { onProcessorError } from '../graph/processor-error'
import type { DeckOutput } from './deck-output'
import { spliceProcessorName, type SpliceAnswer, type SpliceCommand } from './splice-protocol'

/** Seconds; a change of the trim that is audible is complete (95 %) after three of these. */
const trimTimeConstant = 0.1

/** Connects element, fade, trim and bus; also a splice while it joins another deck without a gap. Owns its nodes. */
export class GraphOutput implements DeckOutput {
  readonly route = 'graph'
  fade: Fade
  delay = 0
  private readonly source: MediaElementAudioSourceNode
  private readonly gain: GainNode
  private readonly trim: GainNode
  /** What the trim is set to; a ramp may still be on its way there. */
  private trimmed = 1
  private splice: AudioWorkletNode | null = null
  /** Whether the splice is connected. */
  private spliced = false
  private ahead: AudioNode | null = null
  private holds = 0
  private readonly listeners = new AbortController()

  /** The element's `crossOrigin` must have been set before its source was. */
  constructor(
    private readonly graph: AudioGraph,
    element: HTMLMediaElement,
    private readonly system: System,
  ) {
    this.source = graph.context.createMediaElementSource(element)
    this.gain = graph.context.createGain()
    this.trim = graph.context.createGain()
    this.source.connect(this.gain)
    this.gain.connect(this.trim)
    this.trim.connect(graph.bus)
    this.fade = graph.hasEnvelope ? this.envelopeFade() : this.paramFade()
  }

  /** Holds all sound back until the other deck has ended, at that frame of the context at the earliest. */
  joinAfter(other: GraphOutput, notBefore: number): void {
    this.resync()
    this.splice ??= this.newSplice()
    this.ahead = other.tail
    this.source.disconnect(this.gain)
    this.source.connect(this.splice, 0, 0)
    this.ahead.connect(this.splice, 0, 1)
    this.splice.connect(this.gain)
    this.spliced = true
    this.delay = Infinity
    this.command({ type: 'hold', id: ++this.holds, notBefore, aheadGain: other.trimmed / this.trimmed })
  }

  resync(): void {
    this.delay = 0
    if (!this.splice || !this.spliced) return
    this.spliced = false
    this.command({ type: 'through' })
    this.disconnectAhead()
    this.source.disconnect(this.splice)
    this.splice.disconnect(this.gain)
    this.source.connect(this.gain)
  }

  get context(): AudioContext {
    return this.graph.context
  }

  /** Connects a node to what the element plays, before any gain. Returns a function that disconnects it. */
  listen(node: AudioNode): () => void {
    const { source } = this
    source.connect(node)
    return () => {
      if (!this.listeners.signal.aborted) source.disconnect(node)
    }
  }

  setGain(): void {}

  setTrim(trim: number): void {
    const { gain } = this.trim
    const now = this.graph.context.currentTime
    this.trimmed = trim
    gain.cancelScheduledValues(now)
    if (this.fade.silent || !this.graph.running) gain.value = trim
    else gain.setTargetAtTime(trim, now, trimTimeConstant)
  }

  setSink(): void {}

  dispose(): void {
    this.listeners.abort()
    this.disconnectAhead()
    this.fade.dispose()
    this.splice?.port.close()
    this.splice?.disconnect()
    this.source.disconnect()
    this.gain.disconnect()
    this.trim.disconnect()
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
    onProcessorError(splice, () => this.dropSplice(), signal)
    return splice
  }

  /** Removes a splice whose processor died, since it outputs silence. What it held back is lost. */
  private dropSplice(): void {
    this.resync()
    this.splice?.port.close()
    this.splice = null
  }

  private onJoined({ id, delay, gap }: SpliceAnswer): void {
    if (id !== this.holds || !this.spliced) return
    if (gap !== null) this.graph.lastJoinGap = gap
    this.delay = delay / this.graph.context.sampleRate
    this.disconnectAhead()
  }

  private disconnectAhead(): void {
    const { ahead } = this
    this.ahead = null
    try {
      if (this.splice) ahead?.disconnect(this.splice, 0, 1)
    } catch {
      return // the other deck was disposed first, and this connection with it
    }
  }

  private envelopeFade(): Fade {
    return new EnvelopeFade(this.graph.context, this.source, this.gain, this.system, () => this.replaceFade())
  }

  private paramFade(): Fade {
    return new ParamFade(this.graph.context, this.gain, this.system)
  }

  private replaceFade(): void {
    const { silent } = this.fade
    this.fade.dispose()
    this.fade = this.paramFade()
    if (!silent) void this.fade.to(1, 0)
  }
}
