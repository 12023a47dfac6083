import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { bar } from '../../e2e/player-bar'
import { expectPage } from '../../e2e/expect-page'
import { keepChart, readChart, type Look } from './chart'
import type { Deviation } from './deviation'
import { growEar, hear } from './ear'
import { FaultProxy, type SongRequest } from './fault-proxy'
import { toneOf } from './tone-album'
import type { ToneProduct } from './tone-product'

/** By song, from 1. */
export type Spoil = (song: number, asked: SongRequest) => Deviation

export interface ListenerOptions {
  /** An init script that takes something away from the browser. */
  without?: () => void
  settings?: Record<string, unknown>
  /** Whether to keep a chart, which grows. */
  chart?: boolean
}

/** One who listens to the album `Tones` through a proxy of their own. */
export class Listener {
  private constructor(
    readonly page: Page,
    readonly proxy: FaultProxy,
    private readonly ids: readonly number[],
  ) {}

  /** At home, nothing played yet; `over` is told how to end it. */
  static async arrive(
    browser: Browser,
    product: ToneProduct,
    over: (end: () => Promise<void>) => void,
    { without, settings = {}, chart = true }: ListenerOptions = {},
  ): Promise<Listener> {
    const proxy = await FaultProxy.start(product.address)
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } })
    over(async () => {
      await context.close()
      await proxy.stop()
    })
    await context.addInitScript(growEar)
    if (chart) await context.addInitScript(keepChart)
    if (without) await context.addInitScript(without)
    await context.addInitScript(
      (value) => localStorage.setItem('melisma.settings', value),
      JSON.stringify({ language: 'en', ...settings }),
    )
    const page = await context.newPage()
    await page.goto(proxy.address)
    return new Listener(page, proxy, product.ids)
  }

  set spoil(spoil: Spoil) {
    this.proxy.deviate = (asked) => spoil(this.ids.indexOf(asked.id) + 1, asked)
  }

  get context(): BrowserContext {
    return this.page.context()
  }

  get bar(): Locator {
    return bar(this.page)
  }

  get playButton(): Locator {
    return this.bar.getByRole('button', { name: 'Play', exact: true })
  }

  get pauseButton(): Locator {
    return this.bar.getByRole('button', { name: 'Pause' })
  }

  /** A message on screen. */
  notice(text: string): Locator {
    return this.page.getByRole('alert').or(this.page.getByRole('status')).getByText(text)
  }

  /** Every message that was shown so far, in order. */
  async told(): Promise<string[]> {
    return (await readChart(this.page)).notices
  }

  async looks(): Promise<Look[]> {
    return (await readChart(this.page)).looks
  }

  async playAlbum(): Promise<void> {
    await this.page.getByRole('button', { name: 'Play album Tones' }).first().click()
  }

  /** Lets what the page waits for by its clock pass ten times as fast, until that is seen. To be used where nothing sounds. */
  async hurryUntil(seen: Locator): Promise<void> {
    const { clock } = this.page
    await clock.install()
    while (!(await seen.isVisible())) {
      await pause(100)
      await clock.fastForward(900)
    }
  }

  position(): Promise<number> {
    return this.page
      .getByRole('slider', { name: 'Progress' })
      .evaluate((slider: HTMLInputElement) => Number(slider.value))
  }

  requestsFor(song: number): number {
    return this.proxy.log.countOf(this.ids[song - 1] ?? 0)
  }

  /** How often it was asked where that song sounds. */
  addressesAskedFor(song: number): number {
    return this.proxy.log.countFor(`/api/song/url/v1?id=${this.ids[song - 1]}&`)
  }

  /** Waits until that song is on the bar, is heard, and goes on. */
  async hears(song: number, after = 0): Promise<void> {
    await expectPage(this.bar.getByText(`Tone ${song}`, { exact: true }).first()).toBeVisible({
      timeout: 45_000,
    })
    await expectPage.poll(() => this.position(), { timeout: 60_000 }).toBeGreaterThan(after + 0.4)
    await expectPage.poll(async () => Math.round((await hear(this.page)).tone / 10)).toBe(toneOf(song) / 10)
    await expectPage.poll(async () => (await hear(this.page)).rms).toBeGreaterThan(0.02)
    await expectPage(this.pauseButton).toBeVisible()
  }

  async hearsNothing(): Promise<void> {
    await expectPage.poll(async () => (await hear(this.page)).rms, { timeout: 15_000 }).toBe(0)
  }
}
