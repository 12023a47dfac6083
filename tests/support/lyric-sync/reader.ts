import { setTimeout as listenFor } from 'node:timers/promises'
import { BareTab } from '../../e2e/bare-tab'
import { pressOf } from '../../e2e/bar-facts'
import { expectPage } from '../../e2e/expect-page'
import { followLight, type Followed } from './follow-light'
import { recordOutput, thinning } from './record-output'
import { syncFigures, type SyncFigures } from './sync-figures'
import type { TimedSong } from './timed-song'
import { wordErrors } from './word-errors'

const patienceMs = 15_000

/** In the full player. */
const button = (name: string) => `[role="dialog"] button[aria-label="${name}"]`

/** One who listens to a song with the lyrics open, and sees how the words light to what is heard. */
export class Reader {
  private constructor(
    readonly tab: BareTab,
    private readonly song: TimedSong,
  ) {}

  /** The song has just begun to play. */
  static async arrive(song: TimedSong, address: string): Promise<Reader> {
    const record = `(${recordOutput.toString()})(${thinning})`
    const tab = await BareTab.open(`${address}/album?id=${song.albumId}`, record)
    const press = (name: string) =>
      tab.evaluate(pressOf(`button[aria-label="${name}"]`), { userGesture: true })
    await expectPage.poll(() => press(`Play ${song.name}`)).toBe(true)
    await expectPage.poll(() => press('Open player')).toBe(true)
    await expectPage.poll(() => tab.evaluate('!!document.querySelector("[data-lyric-text]")')).toBe(true)
    await expectPage.poll(() => tab.evaluate('outputRecorder.context !== null')).toBe(true)
    await tab.evaluate(`(${followLight.toString()})(${JSON.stringify(song.lines)})`)
    return new Reader(tab, song)
  }

  /** From now on: the figures that are asked for later tell of all that follows. */
  async follow(): Promise<void> {
    await this.tab.evaluate('lightFollower.begin()')
  }

  async press(name: string): Promise<void> {
    await this.ask(pressOf(button(name)))
  }

  async goToLine(line: number): Promise<void> {
    const text = JSON.stringify(this.song.lines[line]?.text)
    const all = '[...document.querySelectorAll("[data-lyric-text]")]'
    await this.ask(`${all}.find(({ textContent }) => textContent === ${text}).click()`)
  }

  /**
   * Of every word since `follow`. Words around sound that a busy machine loses cannot be measured, so it listens on, for
   * a while, until there are as many as that.
   */
  async figures(words: number): Promise<SyncFigures> {
    const patience = performance.now() + patienceMs
    for (;;) {
      const followed = await this.tab.evaluate<Followed>('lightFollower.soFar()')
      const figures = syncFigures(wordErrors(followed, this.song.lines, this.song.file))
      if (figures.words >= words || performance.now() > patience) return figures
      await listenFor(1000)
    }
  }

  private async ask(expression: string): Promise<void> {
    await this.tab.evaluate(`lightFollower.ask(), ${expression}`, { userGesture: true })
  }
}
