import { inject, vi } from 'vitest'
import type { BrowserPage } from './browser-page'
import { findControl, type ControlName, type ControlPlace, type FoundControl } from './find-control'
import { openBrowser } from './open-browser'

const patience = { timeout: 30_000, interval: 100 }

type Options = Pick<ControlName, 'begins'>

/** A page of the product as a listener uses it: with the mouse, the keyboard and what is on screen. */
export class JourneyPage {
  private constructor(
    readonly page: BrowserPage,
    private readonly address: string,
  ) {}

  /** Opens the product for a visitor with nothing stored but these settings and English. */
  static async visit(
    path: string,
    { settings = {}, address = inject('address') }: { settings?: object; address?: string } = {},
  ): Promise<JourneyPage> {
    const page = await openBrowser()
    await page.goTo(`${address}/icon.svg`)
    await page.deleteCookies()
    const stored = JSON.stringify(JSON.stringify({ language: 'en', qualityTier: 'high', ...settings }))
    await page.evaluate(`(async () => {
      localStorage.clear()
      for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
      localStorage.setItem('melisma.settings', ${stored})
    })()`)
    const journey = new JourneyPage(page, address)
    await journey.goTo(path)
    return journey
  }

  goTo(path: string): Promise<void> {
    return this.page.goTo(this.address + path)
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression)
  }

  /** Presses the control once it can be pressed. */
  async press(role: string, name: string, options: Options = {}): Promise<void> {
    const { x, y } = await this.find(role, name, options)
    await this.page.pressAt(x, y)
  }

  /** Waits until the control can be pressed. */
  async find(role: string, name: string, options: Options = {}): Promise<ControlPlace> {
    return vi.waitFor(async () => {
      const found = await this.look({ role, name, ...options })
      if ('problem' in found) throw new Error(found.problem)
      return found
    }, patience)
  }

  /** Whether it is there, and nothing in front of it. */
  async has(role: string, name: string, options: Options = {}): Promise<boolean> {
    return !('problem' in (await this.look({ role, name, ...options })))
  }

  /** Waits until the control is not there any more. */
  async gone(role: string, name: string): Promise<void> {
    await vi.waitFor(async () => {
      if (await this.has(role, name)) throw new Error(`there still is the ${role} "${name}"`)
    }, patience)
  }

  /** Waits until an expression in the page is true. Returns its value. */
  async until<T>(expression: string): Promise<T> {
    return vi.waitFor(async () => {
      const value = await this.page.evaluate<T>(expression)
      if (!value) throw new Error(`${String(value)}: ${expression}`)
      return value
    }, patience)
  }

  /** Waits until nothing moves that moves once. */
  async rest(): Promise<void> {
    await this.until(
      `document.getAnimations().every(({ playState, effect }) =>
        playState !== 'running' || effect.getComputedTiming().endTime === Infinity)`,
    )
  }

  /** The player's position as it shows, in seconds. */
  position(): Promise<number> {
    return this.page.evaluate(
      `Number([...document.querySelectorAll('input[type="range"][aria-label="Progress"]')].at(-1)?.value ?? 0)`,
    )
  }

  private look(name: ControlName): Promise<FoundControl> {
    return this.page.evaluate(`(${findControl.toString()})(${JSON.stringify(name)})`)
  }
}
