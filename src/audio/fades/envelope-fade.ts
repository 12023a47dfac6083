import type { System } from '../../ports/system'
import { onProcessorError } from '../graph/processor-error'
import { envelopeProcessorName, type EnvelopeAnswer, type EnvelopeCommand } from './envelope-protocol'
import type { Fade, FadeOutcome } from './fade'
import { PendingRamp } from './pending-ramp'

/** A running context answers within a buffer or two. If it takes longer, the context has stopped and is silent. */
const graceMs = 700

/** Drives a gain by the signal of the envelope worklet, on the audio clock alone. Owns the worklet node. */
export class EnvelopeFade implements Fade {
  private readonly node: AudioWorkletNode
  private readonly pending: PendingRamp
  private readonly listeners = new AbortController()
  private target = 0

  /** The worklet module must be loaded. `onBroken`: the processor died, and its output is silent from then on. */
  constructor(
    private readonly context: BaseAudioContext,
    private readonly source: AudioNode,
    private readonly gain: GainNode,
    system: System,
    onBroken: () => void,
  ) {
    this.pending = new PendingRamp(system)
    this.node = new AudioWorkletNode(context, envelopeProcessorName, { outputChannelCount: [1] })
    const { signal } = this.listeners
    const onMessage = (event: MessageEvent<EnvelopeAnswer>) => this.onAnswer(event.data)
    this.node.port.addEventListener('message', onMessage, { signal })
    this.node.port.start()
    const onError = () => {
      this.pending.settle('done')
      onBroken()
    }
    onProcessorError(this.node, onError, signal)
    gain.gain.value = 0
    source.connect(this.node)
    this.node.connect(gain.gain)
  }

  get silent(): boolean {
    return this.pending.idle && this.target === 0
  }

  to(level: number, ms: number, armMs = 0): Promise<FadeOutcome> {
    this.target = level
    const { id, outcome } = this.pending.start(ms + armMs + graceMs)
    const running = this.context.state === 'running'
    const command: EnvelopeCommand = { id, to: level, ms: running || level > 0 ? ms : 0, armMs }
    this.node.port.postMessage(command, [])
    if (!running && level === 0) this.pending.settle('done', id)
    return outcome
  }

  dispose(): void {
    this.pending.settle('cancelled')
    this.listeners.abort()
    this.node.port.close()
    this.source.disconnect(this.node)
    this.node.disconnect()
    this.gain.gain.value = 0
  }

  private onAnswer({ id, outcome }: EnvelopeAnswer): void {
    this.pending.settle(outcome, id)
  }
}
