import type { PlaybackEffect } from '../../../src/domain/playback/playback-effect'
import type { PlaybackReport } from '../../../src/domain/playback/playback-event'
import { rampMs } from '../../../src/audio/fades/ramp-times'

/** What the world does to the element, milliseconds. */
export interface Weather {
  /** How long each answer of the element takes, drawn in turn and over again. */
  delays: number[]
  /** Openings that were prepared: the element is there, ready and even playing in the task that asks for it. */
  prepared: number[]
  /** Openings that break, counted from the first. */
  broken: number[]
  /** Openings that never get any data. */
  dead: number[]
  /** Times, in the order of starts, that the browser refuses to play. */
  refused: number[]
}

interface Due {
  at: number
  run: () => void
}

/** Seconds of sound in every source. */
const length = 10_000

/**
 * A media element with its gain that lives on a clock turned by hand and does what the machine asks, late.
 * It also sends what real ones send needlessly: news of sources that are gone, and pauses that were undone.
 */
export class SimulatedElement {
  generation = 0
  paused = true
  /** Neither held up by a lack of data nor by a seek. */
  flowing = false
  position = 0
  gain: 'silent' | 'rising' | 'falling' | 'up' = 'silent'
  opens: number[] = []
  faults: string[] = []
  private now = 0
  private due: Due[] = []
  private drawn = 0
  private starts = 0
  private ramp = 0
  private loaded = false
  private held = false
  private pending = 0

  constructor(
    private readonly weather: Weather,
    private readonly report: (report: PlaybackReport, generation: number) => void,
  ) {}

  /** Sound comes out, now or as soon as the ramp allows. */
  get sounding(): boolean {
    return !this.paused && this.flowing && this.gain !== 'silent'
  }

  perform(effect: PlaybackEffect, generation: number): void {
    switch (effect.type) {
      case 'open':
        return this.open(effect.at, generation)
      case 'close':
        return this.drop()
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
        return this.later(() =>
          this.tell({ type: 'diagnosed', failure: { kind: 'timeout' }, reroute: false }),
        )
      case 'retryAfter':
        return this.after(effect.ms, this.telling({ type: 'retry' }))
      case 'ended':
    }
  }

  /** Data runs out for a while, or for ever. */
  holdUp(ms: number): void {
    if (!this.loaded || this.held) return
    this.held = true
    this.flowing = false
    if (!this.paused) this.tell({ type: 'waiting' })
    const { generation } = this
    this.after(ms, () => {
      if (generation !== this.generation) return
      this.held = false
      this.tell({ type: 'fed' })
      this.flow()
    })
  }

  /** The system takes the sound away. */
  pauseFromOutside(): void {
    if (this.paused) return
    this.paused = true
    this.tell({ type: 'paused', paused: true, ended: false })
  }

  turn(ms: number): void {
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
    this.drop()
    this.opens.push(generation)
    this.generation = generation
    this.pending = at
    const nth = this.opens.length - 1
    if (this.weather.prepared.includes(nth)) {
      this.tell({ type: 'opened' })
      return this.makeReady()
    }
    this.later(() => {
      this.tell({ type: 'opened' })
      if (this.weather.dead.includes(nth)) return
      if (this.weather.broken.includes(nth)) return this.later(() => this.tell({ type: 'broke' }))
      this.later(() => this.makeReady())
    })
  }

  private makeReady(): void {
    this.loaded = true
    if (this.pending > 0) this.move(this.pending)
    else this.flow()
    this.tell({ type: 'ready' })
  }

  private drop(): void {
    const { generation } = this
    if (generation > 0) this.after(this.delay(), () => this.report({ type: 'playing' }, generation))
    this.generation = 0
    this.paused = true
    this.flowing = false
    this.loaded = false
    this.held = false
    this.position = 0
    this.gain = 'silent'
    this.ramp++
  }

  private start(): void {
    if (this.weather.refused.includes(this.starts++)) return this.later(() => this.tell({ type: 'refused' }))
    if (this.position >= length) this.position = 0
    const begins = this.paused
    this.paused = false
    if (!begins || !this.flowing) return
    if (this.weather.prepared.includes(this.opens.length - 1)) this.playingNow()
    else this.later(() => this.playingNow())
  }

  private stop(): void {
    if (this.sounding && this.gain !== 'falling') this.faults.push('stopped while it could be heard')
    if (this.paused) return
    this.paused = true
    this.later(() => this.tell({ type: 'paused', paused: this.paused, ended: false }))
  }

  private move(to: number): void {
    if (this.sounding && this.gain !== 'falling') this.faults.push('moved while it could be heard')
    if (!this.loaded) {
      this.pending = to
      return
    }
    this.flowing = false
    this.position = Math.min(to, length)
    this.later(() => {
      this.tell({ type: 'moved' })
      this.flow()
    })
  }

  private flow(): void {
    if (this.held || !this.loaded) return
    this.flowing = true
    if (!this.paused) this.playingNow()
  }

  private playingNow(): void {
    if (!this.paused && this.flowing) this.tell({ type: 'playing' })
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
    this.tell({ type: 'ended', at: length, seekable: true })
  }

  private delay(): number {
    const { delays } = this.weather
    return delays[this.drawn++ % delays.length] ?? 0
  }

  /** What is under way belongs to the source it began with. */
  private later(run: () => void): void {
    const { generation } = this
    this.after(this.delay(), () => {
      if (generation === this.generation) run()
    })
  }

  private after(ms: number, run: () => void): void {
    this.due.push({ at: this.now + ms, run })
  }

  private telling(report: PlaybackReport): () => void {
    const { generation } = this
    return () => this.report(report, generation)
  }

  private tell(report: PlaybackReport): void {
    this.telling(report)()
  }
}
