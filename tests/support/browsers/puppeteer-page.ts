import { launch, type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { vi } from 'vitest'
import type { BrowserPage } from './browser-page'

interface PuppeteerOptions {
  browser: 'firefox' | 'chrome'
  executablePath: string
  env: Record<string, string>
}

const viewport = { width: 1280, height: 860 }

/** A page of Firefox by WebDriver BiDi, or of Chromium. */
export class PuppeteerPage implements BrowserPage {
  /** Exceptions that nothing caught. */
  readonly errors: string[] = []

  private constructor(
    private readonly browser: Browser,
    private readonly page: Page,
  ) {
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => this.errors.push(String(error)))
  }

  static async open({ browser: name, executablePath, env }: PuppeteerOptions): Promise<PuppeteerPage> {
    const browser = await launch({
      browser: name,
      executablePath,
      env: { ...process.env, ...env },
      headless: true,
      defaultViewport: viewport,
      timeout: 60_000,
      protocolTimeout: 30_000,
      ...(name === 'chrome' && {
        args: ['--no-sandbox', '--autoplay-policy=document-user-activation-required'],
        ignoreDefaultArgs: ['--mute-audio'],
      }),
    })
    const [first] = await browser.pages()
    // in Firefox the page that it starts with never has focus, and does not show where it is
    const page = await browser.newPage()
    await first?.close()
    return new PuppeteerPage(browser, page)
  }

  async goTo(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'domcontentloaded' })
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.page.evaluate(expression) as Promise<T>
  }

  pressAt(x: number, y: number): Promise<void> {
    return this.page.mouse.click(x, y)
  }

  moveTo(x: number, y: number): Promise<void> {
    return this.page.mouse.move(x, y)
  }

  pressKey(key: string): Promise<void> {
    return this.page.keyboard.press(key as KeyInput)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.page.screenshot())
  }

  async deleteCookies(): Promise<void> {
    await this.browser.deleteCookie(...(await this.browser.cookies()))
  }

  async inPopup(act: (popup: BrowserPage) => Promise<void>): Promise<void> {
    const popup = await vi.waitFor(
      async () => {
        const page = (await this.browser.pages()).find((one) => one !== this.page)
        if (!page) throw new Error('no window was opened')
        return page
      },
      { timeout: 30_000, interval: 100 },
    )
    try {
      // Firefox sends a press to the window in front
      await popup.bringToFront()
      await act(new PuppeteerPage(this.browser, popup))
    } finally {
      await popup.close()
    }
  }
}
