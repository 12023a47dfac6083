import type { PlaybackEffect } from '../../../src/domain/playback/playback-effect'
import type { PlaybackReport } from '../../../src/domain/playback/playback-event'
import { rampMs } from '../../../src/audio/fades/ramp-times'

/** The conditions that the element meets; milliseconds. */
export interface MediaConditions {
  /** The delays of the element's answers, used in turn and repeated. */
  delays: number[]
  /** The openings that were prepared: the element is ready and even playing in the same task. */
  preparedOpens: number[]
  /** The openings that break, counted from the first. */
  brokenOpens: number[]
  /** The openings that never receive data. */
  stalledOpens: number[]
  /** The starts, in their order, that the browser refuses. */
  refusedStarts: number[]
}

interface Due {
  at: number
  run: () => void
}

/** The duration of every source in seconds. */
const length = 10_000

/**
 * A media element with its gain, on a manual clock, that performs the machine's effects late.
 * Like real ones it also sends useless events: of sources that are gone, and of pauses that were undone.
 */
export class SimulatedElement {
  generation = 0
  paused = true
  /** Whether neither missing data nor a seek holds it up. */
  flowing = false
  position = 0
  gain: 'silent' | 'rising' | 'falling' | 'up' = 'silent'
  opens: number[] = []
  faults: string[] = []
  private now = 0
  private due: Due[] = []
  private delaysDrawn = 0
  private starts = 0
  private ramp = 0
  private loaded = false
  private stalled = false
  private pending = 0

  constructor(
    private readonly conditions: MediaConditions,
    private readonly report: (report: PlaybackReport, generation: number) => void,
  ) {}

  /** Whether sound is output, now or as soon as the ramp allows. */
  get audible(): boolean {
    return !this.paused && this.flowing && this.gain !== 'silent'
  }

  perform(effect: PlaybackEffect, generation: number): void {
    switch (effect.type) {
      case 'open':
        return this.open(effect.at, generation)
      case 'close':
        return this.unload()
      case 'start':
        return this.start()
      case 'stop':
        return this.stop()
      case 'rise':
        return this.rise(effect.arm === 'none' ? 0 : 20)
      case 'fall':
        return this.fall(rampMs(effect.speed, true))
      case 'move':
        return this.move(effect.to)
      case 'diagnose':
        return this.afterDelay(() =>
          this.reportNow({ type: 'diagnosed', failure: { kind: 'timeout' }, reroute: false }),
        )
      case 'retryAfter':
        return this.after(effect.ms, this.reporterOf({ type: 'retry' }))
      case 'ended':
    }
  }

  /** Lets data run out for a while, or for ever. */
  stall(ms: number): void {
    if (!this.loaded || this.stalled) return
    this.stalled = true
    this.flowing = false
    if (!this.paused) this.reportNow({ type: 'waiting' })
    const { generation } = this
    this.after(ms, () => {
      if (generation !== this.generation) return
      this.stalled = false
      this.reportNow({ type: 'fed' })
      this.startFlowing()
    })
  }

  /** Pauses the element as the system does. */
  pauseFromOutside(): void {
    if (this.paused) return
    this.paused = true
    this.reportNow({ type: 'paused', paused: true, ended: false })
  }

  runFor(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const [first] = this.due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
      if (!first) break
      this.due.splice(this.due.indexOf(first), 1)
      this.advance(first.at)
      first.run()
    }
    this.advance(until)
  }

  private open(at: number, generation: number): void {
    if (this.opens.includes(generation)) this.faults.push(`generation ${generation} was opened twice`)
    this.unload()
    this.opens.push(generation)
    this.generation = generation
    this.pending = at
    const nth = this.opens.length - 1
    if (this.conditions.preparedOpens.includes(nth)) {
      this.reportNow({ type: 'opened' })
      return this.makeReady()
    }
    this.afterDelay(() => {
      this.reportNow({ type: 'opened' })
      if (this.conditions.stalledOpens.includes(nth)) return
      if (this.conditions.brokenOpens.includes(nth))
        return this.afterDelay(() => this.reportNow({ type: 'broke' }))
      this.afterDelay(() => this.makeReady())
    })
  }

  private makeReady(): void {
    this.loaded = true
    if (this.pending > 0) this.move(this.pending)
    else this.startFlowing()
    this.reportNow({ type: 'ready' })
  }

  private unload(): void {
    const { generation } = this
    if (generation > 0) this.after(this.delay(), () => this.report({ type: 'playing' }, generation))
    this.generation = 0
    this.paused = true
    this.flowing = false
    this.loaded = false
    this.stalled = false
    this.position = 0
    this.gain = 'silent'
    this.ramp++
  }

  private start(): void {
    if (this.conditions.refusedStarts.includes(this.starts++))
      return this.afterDelay(() => this.reportNow({ type: 'refused' }))
    if (this.position >= length) this.position = 0
    const begins = this.paused
    this.paused = false
    if (!begins || !this.flowing) return
    if (this.conditions.preparedOpens.includes(this.opens.length - 1)) this.reportPlaying()
    else this.afterDelay(() => this.reportPlaying())
  }

  private stop(): void {
    if (this.audible && this.gain !== 'falling') this.faults.push('stopped while it could be heard')
    if (this.paused) return
    this.paused = true
    this.afterDelay(() => this.reportNow({ type: 'paused', paused: this.paused, ended: false }))
  }

  private move(to: number): void {
    if (this.audible && this.gain !== 'falling') this.faults.push('moved while it could be heard')
    if (!this.loaded) {
      this.pending = to
      return
    }
    this.flowing = false
    this.position = Math.min(to, length)
    this.afterDelay(() => {
      this.reportNow({ type: 'moved' })
      this.startFlowing()
    })
  }

  private startFlowing(): void {
    if (this.stalled || !this.loaded) return
    this.flowing = true
    if (!this.paused) this.reportPlaying()
  }

  private reportPlaying(): void {
    if (!this.paused && this.flowing) this.reportNow({ type: 'playing' })
  }

  private rise(ms: number): void {
    const ramp = ++this.ramp
    this.gain = 'rising'
    this.after(ms, () => {
      if (ramp === this.ramp) this.gain = 'up'
    })
  }

  private fall(ms: number): void {
    const ramp = ++this.ramp
    const { generation } = this
    const silent = this.gain === 'silent'
    if (!silent) this.gain = 'falling'
    this.after(silent ? 0 : ms, () => {
      if (ramp !== this.ramp) return
      this.gain = 'silent'
      this.report({ type: 'faded' }, generation)
    })
  }

  private advance(to: number): void {
    if (!this.paused && this.flowing) this.position += (to - this.now) / 1000
    this.now = to
    if (this.position < length || this.paused || !this.flowing) return
    this.position = length
    this.paused = true
    this.reportNow({ type: 'ended', at: length, duration: length, seekable: true })
  }

  private delay(): number {
    const { delays } = this.conditions
    return delays[this.delaysDrawn++ % delays.length] ?? 0
  }

  /** Runs later, unless another source was opened by then. */
  private afterDelay(run: () => void): void {
    const { generation } = this
    this.after(this.delay(), () => {
      if (generation === this.generation) run()
    })
  }

  private after(ms: number, run: () => void): void {
    this.due.push({ at: this.now + ms, run })
  }

  private reporterOf(report: PlaybackReport): () => void {
    const { generation } = this
    return () => this.report(report, generation)
  }

  private reportNow(report: PlaybackReport): void {
    this.reporterOf(report)()
  }
}
