import type { System } from '../../ports/system'
import spliceUrl from '../decks/splice.worklet.ts?worker&url'
import envelopeUrl from '../fades/envelope.worklet.ts?worker&url'
import { heardMoment } from './heard-moment'

/** A context that never ran may be waiting for a gesture; one that ran waits for its device, a headset perhaps. */
const firstResumeMs = 1000
const resumeMs = 4000
const moduleDeadlineMs = 3000
const sinkDeadlineMs = 3000
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

export interface GraphOptions {
  /** Seconds of sound that the browser is to keep ready. */
  latencyHint: number
  outlet: Outlet
}

/** The audio context and what all decks share. Owns the context. */
export class Graph {
  /** Where the decks meet, before volume and mute. */
  readonly bus: GainNode
  /** Resolves once it is known whether the worklets can be used; never hangs. */
  readonly ready: Promise<void>
  /** Whether fades can be driven by the envelope worklet; null while that is being found out. */
  hasEnvelope: boolean | null = null
  /** Whether decks can be joined. */
  hasSplice = false
  /** Whether it has ever run. */
  ranOnce = false
  private readonly master: GainNode
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
    this.ready = this.addModules()
    context.addEventListener('statechange', () => void this.onStateChange(), {
      signal: this.listeners.signal,
    })
  }

  /** Null where there is no Web Audio, or the browser refuses one more context. */
  static open(system: System, events: GraphEvents, { latencyHint, outlet }: GraphOptions): Graph | null {
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

  /** The moment of the context that is heard now; seconds. */
  get heard(): number {
    const { contextTime, atMs } = heardMoment(this.context)
    return contextTime + (performance.timeOrigin + performance.now() - atMs) / 1000
  }

  /** Without a gesture the browser may leave this pending for ever: false after some time. Call it inside the gesture. */
  resume(): Promise<boolean> {
    this.wanted = true
    const resumed = this.context.resume().then(
      () => this.noteRunning(),
      () => false,
    )
    return this.withDeadline(resumed, this.ranOnce ? resumeMs : firstResumeMs)
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

  /** False where the browser cannot choose, or does not let a page use that device. */
  async setSink(id: string): Promise<boolean> {
    const { context } = this
    if (!('setSinkId' in context)) return id === ''
    const set = (context as SinkChoice).setSinkId(id).then(
      () => true,
      () => false,
    )
    return this.withDeadline(set, sinkDeadlineMs)
  }

  dispose(): void {
    this.wanted = false
    this.listeners.abort()
    this.bus.disconnect()
    this.master.disconnect()
    void this.context.close().catch(() => {})
  }

  private noteRunning(): boolean {
    const runs = this.context.state === 'running'
    this.ranOnce ||= runs
    return runs
  }

  private async addModules(): Promise<void> {
    const [envelope, splice] = await Promise.all([this.add(envelopeUrl), this.add(spliceUrl)])
    this.hasEnvelope = envelope
    this.hasSplice = envelope && splice
  }

  private add(url: string): Promise<boolean> {
    const { audioWorklet } = this.context
    // a page that is not served securely has none
    if (!audioWorklet) return Promise.resolve(false)
    const added = audioWorklet.addModule(url).then(
      () => this.context.state !== 'closed',
      () => false,
    )
    return this.withDeadline(added, moduleDeadlineMs)
  }

  private async onStateChange(): Promise<void> {
    this.noteRunning()
    if (this.running) return this.events.running()
    if (!this.wanted || !this.ranOnce || this.context.state === 'closed') return
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

/** Not in the type library yet (Chromium 110). */
interface SinkChoice {
  setSinkId(id: string): Promise<void>
}
