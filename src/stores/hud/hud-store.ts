import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { version } from '../../../package.json'
import type { DeviceFacts } from '../../domain/device-tier/starting-tier'
import { bugReport, type NotedError } from '../../domain/hud/bug-report'
import { BusyShare } from '../../domain/hud/busy-share'
import type { FrameCount } from '../../domain/hud/count-frames'
import type { HudFigures } from '../../domain/hud/hud-figures'
import type { LongFrame } from '../../domain/hud/long-frame'
import { Recent } from '../../domain/hud/recent'
import type { AudioEngine } from '../../ports/audio-engine'
import type { FrameCounter } from '../../ports/frame-counter'
import type { PageMonitor } from '../../ports/page-monitor'
import type { System } from '../../ports/system'
import type { TierStore } from '../device/tier-store'
import type { LyricsStore } from '../lyrics/lyrics-store'
import type { SettingsStore } from '../settings/settings-store'
import type { NoticesStore } from '../shell/notices-store'

export interface HudDeps {
  engine: Pick<AudioEngine, 'state' | 'diagnostics'>
  monitor: PageMonitor
  frameCounter: FrameCounter
  facts: DeviceFacts
  system: Pick<System, 'now' | 'after'>
  /** Resolves when the main thread is idle. */
  whenIdle: () => Promise<void>
}

export interface HudStores {
  tier: TierStore
  lyrics: Pick<LyricsStore, 'leadNow'>
  notices: Pick<NoticesStore, 'notices'>
  settings: SettingsStore
}

/** Each sample has the page commit a frame, which costs more than the figures themselves (docs/profiling.md). */
const sampleMs = 2_000
/** Of a core. Where a sample takes longer, as on a busy page, the next one comes later. */
const largestShare = 0.01
/** Shares are of so many milliseconds. */
const shareMs = 10_000
const samplesAMinute = 60_000 / sampleMs
const keptLongFrames = 20
const keptErrors = 20
/** A count of frames that is older is not of now: the page is hidden, or the screen stands. */
const countLastsMs = 3_500

/** The figures of the developers' panel, taken every two seconds between `start` and `stop`. */
export class HudStore {
  /** Null before the first sample. */
  figures: HudFigures | null = null
  /** The latest last. */
  longFrames: readonly LongFrame[] = []
  readonly #deps: HudDeps
  readonly #stores: HudStores
  readonly #busy = new BusyShare(shareMs)
  readonly #own = new BusyShare(shareMs)
  readonly #minute = new Recent<HudFigures>(samplesAMinute)
  readonly #longFrames = new Recent<LongFrame>(keptLongFrames)
  readonly #errors = new Recent<NotedError>(keptErrors)
  #count: (FrameCount & { atMs: number }) | null = null
  #disposers: (() => void)[] = []
  #cancelNext = () => {}

  constructor(deps: HudDeps, stores: HudStores) {
    this.#deps = deps
    this.#stores = stores
    makeAutoObservable(this, { figures: observableRef, longFrames: observableRef }, { name: 'HudStore' })
  }

  get longFrameSource(): PageMonitor['longFrameSource'] {
    return this.#deps.monitor.longFrameSource
  }

  /**
   * Starts sampling. `render` performs each update and draws it before it returns, so that the time it takes counts as
   * the panel's own.
   */
  start(render: (update: () => void) => void): void {
    const { monitor, frameCounter, system } = this.#deps
    this.#disposers = [
      monitor.observe({
        longFrame: (frame) => this.#noteLongFrame(frame),
        error: (message) => this.#errors.add({ atMs: monitor.now(), message }),
      }),
      frameCounter.start((count) => (this.#count = { ...count, atMs: monitor.now() })),
      reaction(
        () => this.#stores.notices.notices.at(-1),
        (notice) => {
          const tells = notice?.tone === 'error' || notice?.tone === 'warning'
          if (tells) this.#errors.add({ atMs: monitor.now(), message: notice.text })
        },
        { fireImmediately: true },
      ),
    ]
    this.#cancelNext = system.after(0, () => void this.#sample(render))
  }

  stop(): void {
    this.#cancelNext()
    for (const dispose of this.#disposers) dispose()
    this.#disposers = []
  }

  /** Returns the report for a bug, as JSON. */
  report(): string {
    const { monitor, system, facts } = this.#deps
    const { tier, settings } = this.#stores
    return bugReport({
      version,
      createdMs: system.now(),
      userAgent: monitor.userAgent,
      viewport: monitor.viewport(),
      device: facts,
      tier: { shown: tier.tier, measured: tier.measuredTier, reason: tier.reasonText },
      settings: settings.values,
      longFrameSource: monitor.longFrameSource,
      lastMinute: this.#minute.items,
      longFrames: this.#longFrames.items,
      errors: this.#errors.items,
    })
  }

  /** Waits for the page to be idle, so that the panel neither delays it nor is charged with its layout. */
  async #sample(render: (update: () => void) => void): Promise<void> {
    const { monitor, system, whenIdle } = this.#deps
    let stopped = false
    this.#cancelNext = () => (stopped = true)
    await whenIdle()
    if (stopped) return
    const startMs = monitor.now()
    render(() => runInAction(() => this.#update(startMs)))
    const costMs = monitor.now() - startMs
    this.#own.add(startMs, costMs)
    const waitMs = Math.max(sampleMs, costMs / largestShare)
    this.#cancelNext = system.after(waitMs, () => void this.#sample(render))
  }

  #update(atMs: number): void {
    const { engine, monitor } = this.#deps
    const { outputLatency, bufferedAhead, nextBufferedAhead, joinGap, underruns } = engine.diagnostics()
    const count = this.#count && atMs - this.#count.atMs < countLastsMs ? this.#count : null
    const lead = this.#stores.lyrics.leadNow()
    this.figures = {
      atMs,
      phase: engine.state.phase,
      fps: count && count.fps,
      dropped: count && count.dropped,
      longShare: monitor.longFrameSource && this.#busy.at(atMs),
      bufferedAhead,
      nextBufferedAhead,
      joinGap,
      lyricLeadMs: lead && lead * 1000,
      underruns,
      outputLatencyMs: outputLatency && outputLatency * 1000,
      ownShare: this.#own.at(atMs),
    }
    this.#minute.add(this.figures)
    this.longFrames = this.#longFrames.items
  }

  #noteLongFrame(frame: LongFrame): void {
    this.#busy.add(frame.startMs, frame.durationMs)
    this.#longFrames.add(frame)
  }
}
