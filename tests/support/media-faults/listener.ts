import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import type { TestContext } from 'vitest'
import { playerBar } from '../e2e/player-bar'
import { expectPage } from '../e2e/expect-page'
import { describePlayback } from './describe-playback'
import { recordPlaybackLog, readPlaybackLog, type BarSample } from './playback-log'
import type { ReplyFault } from './reply-fault'
import { installSoundProbe, measureSound } from './sound-probe'
import { FaultProxy, type SongRequest } from './fault-proxy'
import { frequencyOf } from './tone-album'
import type { ToneProduct } from './tone-product'

/** Decides the fault of a reply by the number of its song, counted from 1. */
export type SongFault = (song: number, asked: SongRequest) => ReplyFault

export interface ListenerOptions {
  /** An init script, such as one that removes an API from the browser. */
  initScript?: () => void
  settings?: Record<string, unknown>
  /** Whether to keep a playback log, which grows. */
  playbackLog?: boolean
}

/** Registers what to do at the end of a test. */
export type Over = (end: (test: TestContext) => Promise<void>) => void

/** A page that plays the album `Tones` through a proxy of its own. */
export class Listener {
  private constructor(
    readonly page: Page,
    readonly proxy: FaultProxy,
    /** By song: the first is that of song 1. */
    readonly ids: readonly number[],
  ) {}

  /** Opens the home screen; `over` registers what closes it, and tells what it played if the test failed. */
  static async open(
    browser: Browser,
    product: ToneProduct,
    over: Over,
    { initScript, settings = {}, playbackLog = true }: ListenerOptions = {},
  ): Promise<Listener> {
    const proxy = await FaultProxy.start(product.address)
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })
    let page: Page | null = null
    over(async ({ task }) => {
      const played =
        page && task.result?.state === 'fail'
          ? `${await describePlayback(page)}\n${proxy.log.describe()}`
          : null
      await context.close()
      await proxy.stop()
      // an error of its own stands beside the others at the end of the output
      if (played) throw new Error(played)
    })
    await context.addInitScript(installSoundProbe)
    if (playbackLog) await context.addInitScript(recordPlaybackLog)
    if (initScript) await context.addInitScript(initScript)
    await context.addInitScript(
      (value) => localStorage.setItem('melisma.settings', value),
      JSON.stringify({ language: 'en', ...settings }),
    )
    page = await context.newPage()
    await page.goto(proxy.address)
    return new Listener(page, proxy, product.ids)
  }

  set songFault(spoil: SongFault) {
    this.proxy.faultFor = (asked) => spoil(this.ids.indexOf(asked.id) + 1, asked)
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  get bar(): Locator {
    return playerBar(this.page)
  }

  get playButton(): Locator {
    return this.bar.getByRole('button', { name: 'Play', exact: true })
  }

  get pauseButton(): Locator {
    return this.bar.getByRole('button', { name: 'Pause' })
  }

  /** Finds a notice on screen. */
  notice(text: string): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).getByText(text)
  }

  /** Returns every notice shown so far, in order. */
  async shownNotices(): Promise<string[]> {
    return (await readPlaybackLog(this.page)).notices
  }

  async barSamples(): Promise<BarSample[]> {
    return (await readPlaybackLog(this.page)).samples
  }

  async playAlbum(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play album Tones' }).first().click()
  }

  /** Runs the page's timers ten times as fast until `seen` is visible. For use where nothing plays. */
  async fastForwardUntil(seen: Locator): Promise<void> {
    const { clock } = this.page
    await clock.install()
    while (!(await seen.isVisible())) {
      await pause(100)
      await clock.fastForward(900)
      this.proxy.log.skip(900)
    }
  }

  position(): Promise<number> {
    return this.page
      .getByRole('slider', { name: 'Progress' })
      .evaluate((slider: HTMLInputElement) => Number(slider.value))
  }

  requestsFor(song: number): number {
    return this.proxy.log.songRequests(this.ids[song - 1] ?? 0)
  }

  /** Counts the requests for the URL of that song's stream. */
  urlRequestsFor(song: number): number {
    return this.proxy.log.pathRequests(`/api/song/url/v1?id=${this.ids[song - 1]}&`)
  }

  /** Expects that song on the bar, its tone in the output, and an advancing position. */
  async expectToHear(song: number, after = 0): Promise<void> {
    await expectPage(this.bar.getByText(`Tone ${song}`, { exact: true }).first()).toBeVisible({
      timeout: 45_000,
    })
    await expectPage.poll(() => this.position(), { timeout: 60_000 }).toBeGreaterThan(after + 0.4)
    await expectPage
      .poll(async () => Math.round((await measureSound(this.page)).tone / 10))
      .toBe(frequencyOf(song) / 10)
    await expectPage.poll(async () => (await measureSound(this.page)).rms).toBeGreaterThan(0.02)
    await expectPage(this.pauseButton).toBeVisible()
  }

  async expectSilence(): Promise<void> {
    await expectPage.poll(async () => (await measureSound(this.page)).rms, { timeout: 15_000 }).toBe(0)
  }
}
