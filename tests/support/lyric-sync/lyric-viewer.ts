import { setTimeout as listenFor } from 'node:timers/promises'
import { CdpTab } from '../e2e/cdp-tab'
import { clickExpression } from '../e2e/bar-state'
import { expectPage } from '../e2e/expect-page'
import type { OnEnd } from '../e2e/open-page'
import { observeWordFill, type FillRecord } from './observe-word-fill'
import { recordOutput, decimation } from './record-output'
import { syncFigures, type SyncFigures } from './sync-figures'
import type { TimedSong } from './timed-song'
import { wordTimings } from './word-timings'

const patienceMs = 15_000

/** Selects a button of the full player. */
const button = (name: string) => `[role="dialog"] button[aria-label="${name}"]`

/** A page that plays a song with open lyrics, and measures the fill of its words against the sound. */
export class LyricViewer {
  private constructor(
    readonly tab: CdpTab,
    private readonly song: TimedSong,
  ) {}

  /** Opens the page and starts the song. */
  static async open(song: TimedSong, address: string, onEnd: OnEnd): Promise<LyricViewer> {
    const record = `(${recordOutput.toString()})(${decimation})`
    const tab = await CdpTab.open(`${address}/album?id=${song.albumId}`, record, onEnd)
    const press = (name: string) =>
      tab.evaluate(clickExpression(`button[aria-label="${name}"]`), { userGesture: true })
    await expectPage.poll(() => press(`Play ${song.name}`)).toBe(true)
    await expectPage.poll(() => press('Open player')).toBe(true)
    await expectPage.poll(() => tab.evaluate('!!document.querySelector("[data-lyric-text]")')).toBe(true)
    await expectPage.poll(() => tab.evaluate('outputRecorder.context !== null')).toBe(true)
    await tab.evaluate(`(${observeWordFill.toString()})(${JSON.stringify(song.lines)})`)
    return new LyricViewer(tab, song)
  }

  /** Starts a new measurement, which `figures` reads. */
  async startMeasuring(): Promise<void> {
    await this.tab.evaluate('fillObserver.start()')
  }

  async press(name: string): Promise<void> {
    await this.act(clickExpression(button(name)))
  }

  async goToLine(line: number): Promise<void> {
    const text = JSON.stringify(this.song.lines[line]?.text)
    const all = '[...document.querySelectorAll("[data-lyric-text]")]'
    await this.act(`${all}.find(({ textContent }) => textContent === ${text}).click()`)
  }

  /**
   * Reads the errors of every word since `startMeasuring`. Words around lost sound cannot be measured, so it waits for
   * at least `words` of them, for a limited time.
   */
  async figures(words: number): Promise<SyncFigures> {
    const patience = performance.now() + patienceMs
    for (;;) {
      const followed = await this.tab.evaluate<FillRecord>('fillObserver.read()')
      const figures = syncFigures(wordTimings(followed, this.song.lines, this.song.file))
      if (figures.words >= words || performance.now() > patience) return figures
      await listenFor(1000)
    }
  }

  private async act(expression: string): Promise<void> {
    await this.tab.evaluate(`fillObserver.noteAction(), ${expression}`, { userGesture: true })
  }
}
