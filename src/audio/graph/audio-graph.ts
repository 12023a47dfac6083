import type { System } from '../../ports/system'
import spliceUrl from '../decks/splice.worklet.ts?worker&url'
import envelopeUrl from '../fades/envelope.worklet.ts?worker&url'
import { outputTimestamp } from './output-timestamp'

/** A context that never ran may wait for a gesture; one that has run waits for its device, perhaps a headset. */
const firstResumeMs = 1000
const resumeMs = 4000
const moduleTimeoutMs = 3000
const sinkTimeoutMs = 3000
/** Seconds; a change of volume is complete (95 %) after three of these, 15 ms. */
const volumeTimeConstant = 0.005

/** Returns the node that the master gain is connected to: the context's destination, unless a test records it. */
export type Outlet = (context: AudioContext) => AudioNode

export interface AudioGraphEvents {
  /** The context started running. */
  running(): void
  /** The system stopped the context while it was wanted, and it does not resume. */
  interrupted(): void
}

export interface AudioGraphOptions {
  /** Seconds of sound that the browser should buffer. */
  latencyHint: number
  outlet: Outlet
}

/** The audio context and the nodes that all decks share. Owns the context. */
export class AudioGraph {
  /** The node that all decks are connected to, before volume and mute. */
  readonly bus: GainNode
  /** Resolves once it is known whether the worklets can be used, at the latest after a timeout. */
  readonly ready: Promise<void>
  /** Whether the envelope worklet can drive fades; null while unknown. */
  hasEnvelope: boolean | null = null
  /** Whether decks can be joined without a gap. */
  hasSplice = false
  /** Samples of silence that the last gapless join added between two tracks; null before the first. */
  lastJoinGap: number | null = null
  /** Whether it has ever run. */
  hasRun = false
  private readonly master: GainNode
  private wanted = true
  private readonly listeners = new AbortController()

  private constructor(
    readonly context: AudioContext,
    private readonly system: System,
    private readonly events: AudioGraphEvents,
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

  /** Returns null without Web Audio, or if the browser refuses one more context. */
  static create(
    system: System,
    events: AudioGraphEvents,
    { latencyHint, outlet }: AudioGraphOptions,
  ): AudioGraph | null {
    if (typeof AudioContext === 'undefined') return null
    try {
      return new AudioGraph(new AudioContext({ latencyHint }), system, events, outlet)
    } catch {
      return null
    }
  }

  get running(): boolean {
    return this.wanted && this.context.state === 'running'
  }

  /** The context time that is audible now, in seconds. */
  get audibleTime(): number {
    const { contextTime, atMs } = outputTimestamp(this.context)
    return contextTime + (performance.timeOrigin + performance.now() - atMs) / 1000
  }

  /**
   * Resolves to whether the context runs. Call it inside a gesture: without one, `AudioContext.resume()` may stay pending
   * for ever, so this resolves to false after a timeout.
   */
  resume(): Promise<boolean> {
    this.wanted = true
    const resumed = this.context.resume().then(
      () => this.noteRunning(),
      () => false,
    )
    return this.withTimeout(resumed, this.hasRun ? resumeMs : firstResumeMs)
  }

  /** Stops the clock of the context and of every element in it. Call it in silence. */
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

  /** Resolves to false if the browser cannot choose devices, or does not let the page use this one. */
  async setSink(id: string): Promise<boolean> {
    const { context } = this
    if (!('setSinkId' in context)) return id === ''
    const set = (context as SinkChoice).setSinkId(id).then(
      () => true,
      () => false,
    )
    return this.withTimeout(set, sinkTimeoutMs)
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
    this.hasRun ||= runs
    return runs
  }

  private async addModules(): Promise<void> {
    const [envelope, splice] = await Promise.all([this.add(envelopeUrl), this.add(spliceUrl)])
    this.hasEnvelope = envelope
    this.hasSplice = envelope && splice
  }

  private add(url: string): Promise<boolean> {
    const { audioWorklet } = this.context
    // absent on insecure origins
    if (!audioWorklet) return Promise.resolve(false)
    const added = audioWorklet.addModule(url).then(
      () => this.context.state !== 'closed',
      () => false,
    )
    return this.withTimeout(added, moduleTimeoutMs)
  }

  private async onStateChange(): Promise<void> {
    this.noteRunning()
    if (this.running) return this.events.running()
    if (!this.wanted || !this.hasRun || this.context.state === 'closed') return
    const back = await this.resume()
    if (!back && this.wanted) this.events.interrupted()
  }

  private async withTimeout(promise: Promise<boolean>, ms: number): Promise<boolean> {
    let cancel: (() => void) | undefined
    const timeout = new Promise<boolean>((resolve) => {
      cancel = this.system.after(ms, () => resolve(false))
    })
    try {
      return await Promise.race([promise, timeout])
    } finally {
      cancel?.()
    }
  }
}

/** Not in the type library yet. https://developer.mozilla.org/docs/Web/API/AudioContext/setSinkId */
interface SinkChoice {
  setSinkId(id: string): Promise<void>
}
