import type { MeasuredLoudness } from '../../domain/loudness/loudness-meter'
import type { DeckOutput } from '../decks/deck-output'
import { GraphOutput } from '../decks/graph-output'
import { loadModule } from '../graph/load-module'
import { onProcessorError } from '../graph/processor-error'
import { meterProcessorName, type MeterAnswer, type MeterCommand } from './meter-protocol'
import meterUrl from './meter.worklet.ts?worker&url'

/** Seconds of a track that may have been played before the meter is there: its code is loaded when first needed. */
const latestStart = 0.25

interface Running {
  node: AudioWorkletNode
  disconnect: () => void
}

/** Measures the loudness of what a deck's element plays, if it plays from its beginning to its end without a seek. */
export class DeckMeter {
  private wanted = false
  /** Counts starts and cancellations: only the newest start matters. */
  private starts = 0
  private running: Running | null = null

  constructor(
    private readonly element: HTMLMediaElement,
    signal: AbortSignal,
  ) {
    element.addEventListener('seeking', () => this.cancel(), { signal })
  }

  /** Wants a measurement of the source that was just opened at its beginning. */
  expect(): void {
    this.cancel()
    this.wanted = true
  }

  /** Starts what is wanted. Call it whenever the element is about to play; it does nothing outside the graph. */
  start(output: DeckOutput | null): void {
    if (this.wanted && !this.running && output instanceof GraphOutput) void this.connect(output)
  }

  /** Ends a measurement, and reports what it shows unless all of it was silent. Call it when the source has ended. */
  finish(report: (measured: MeasuredLoudness) => void): void {
    this.end((answer) => {
      if (answer) report(answer)
    })
  }

  /** Ends a measurement without a result. */
  cancel(): void {
    this.end(() => {})
  }

  private end(onAnswer: (answer: MeterAnswer) => void): void {
    const { running } = this
    this.starts++
    this.wanted = false
    this.running = null
    if (!running) return
    const { port } = running.node
    const close = ({ data }: MessageEvent<MeterAnswer>) => {
      port.close()
      onAnswer(data)
    }
    running.disconnect()
    port.addEventListener('message', close, { once: true })
    port.start()
    // without it the processor would run on
    port.postMessage('finish' satisfies MeterCommand, [])
  }

  /** Without its code the track just stays unmeasured. */
  private async connect(output: GraphOutput): Promise<void> {
    const start = ++this.starts
    try {
      await loadModule(output.context, meterUrl)
    } catch {
      return
    }
    if (start !== this.starts || this.element.currentTime > latestStart) return
    this.running = connectMeter(output, () => this.cancel())
  }
}

/** Returns null if the context was closed in the meantime. */
function connectMeter(output: GraphOutput, onBroken: () => void): Running | null {
  try {
    const node = new AudioWorkletNode(output.context, meterProcessorName, { numberOfOutputs: 0 })
    onProcessorError(node, onBroken)
    return { node, disconnect: output.listen(node) }
  } catch {
    return null
  }
}
