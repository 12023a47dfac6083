import type { System } from '../../ports/system'
import envelopeUrl from '../fades/envelope.worklet.ts?worker&url'

/** Measured: the browser's own choice for players costs half as much again and runs dry on weak machines. */
const latencyHint = 0.05
const resumeDeadlineMs = 1000
const moduleDeadlineMs = 3000
/** Three of these and a change of volume has arrived (15 ms). */
const volumeTimeConstant = 0.005

/** Where the master gain goes; the context's destination unless a test listens in. */
export type Outlet = (context: AudioContext) => AudioNode

export interface GraphEvents {
  /** The context came to run. */
  running(): void
  /** The context was taken away while it was wanted, and does not come back when asked. */
  lost(): void
}

/** The audio context and what all decks share. Owns the context. */
export class Graph {
  /** Where the decks meet, before volume and mute. */
  readonly bus: GainNode
  private readonly master: GainNode
  /** Whether the envelope worklet can be used; never hangs. */
  readonly envelope: Promise<boolean>
  private wanted = true
  private readonly listeners = new AbortController()

  private constructor(
    readonly context: AudioContext,
    private readonly system: System,
    private readonly events: GraphEvents,
    outlet: Outlet,
  ) {
    this.bus = context.createGain()
    this.master = context.createGain()
    this.bus.connect(this.master)
    this.master.connect(outlet(context))
    this.envelope = this.withDeadline(this.addEnvelope(), moduleDeadlineMs)
    context.addEventListener('statechange', () => void this.onStateChange(), {
      signal: this.listeners.signal,
    })
  }

  /** Null where there is no Web Audio, or the browser refuses one more context. */
  static open(system: System, events: GraphEvents, outlet: Outlet): Graph | null {
    if (typeof AudioContext === 'undefined') return null
    try {
      return new Graph(new AudioContext({ latencyHint }), system, events, outlet)
    } catch {
      return null
    }
  }

  get running(): boolean {
    return this.wanted && this.context.state === 'running'
  }

  /** Seconds from rendering to hearing. */
  get latency(): number {
    return this.context.outputLatency || this.context.baseLatency || 0
  }

  /** Without a gesture the browser may leave this pending for ever: false after a second. Call it inside the gesture. */
  resume(): Promise<boolean> {
    this.wanted = true
    const resumed = this.context.resume().then(
      () => this.context.state === 'running',
      () => false,
    )
    return this.withDeadline(resumed, resumeDeadlineMs)
  }

  /** Stops the clock of the context and of every element in it; to be called in silence. */
  suspend(): void {
    if (!this.running) return
    this.wanted = false
    void this.context.suspend().catch(() => {})
  }

  setGain(gain: number): void {
    const { gain: param } = this.master
    const now = this.context.currentTime
    param.cancelScheduledValues(now)
    if (this.running) param.setTargetAtTime(gain, now, volumeTimeConstant)
    else param.value = gain
  }

  dispose(): void {
    this.wanted = false
    this.listeners.abort()
    this.bus.disconnect()
    this.master.disconnect()
    void this.context.close().catch(() => {})
  }

  private async addEnvelope(): Promise<boolean> {
    try {
      await this.context.audioWorklet.addModule(envelopeUrl)
      return this.context.state !== 'closed'
    } catch {
      return false
    }
  }

  private async onStateChange(): Promise<void> {
    if (this.running) return this.events.running()
    if (!this.wanted || this.context.state === 'closed') return
    const back = await this.resume()
    if (!back && this.wanted) this.events.lost()
  }

  private async withDeadline(promise: Promise<boolean>, ms: number): Promise<boolean> {
    let cancel: (() => void) | undefined
    const late = new Promise<boolean>((resolve) => {
      cancel = this.system.after(ms, () => resolve(false))
    })
    try {
      return await Promise.race([promise, late])
    } finally {
      cancel?.()
    }
  }
}
