import { vi } from 'vitest'
import type { BrowserPage } from './browser-page'
import { WebDriverSession } from './webdriver-session'

/** Code points that stand for keys. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** A window of WebKitGTK's own small browser. */
export class WebKitPage implements BrowserPage {
  private constructor(private readonly session: WebDriverSession) {}

  static async open(driver: string, executable: string): Promise<WebKitPage> {
    return new WebKitPage(
      await WebDriverSession.open(driver, {
        'webkitgtk:browserOptions': { binary: executable, args: ['--automation', '--geometry=1280x900'] },
      }),
    )
  }

  goTo(url: string): Promise<void> {
    return this.session.goTo(url)
  }

  evaluate<T>(expression: string): Promise<T> {
    return this.session.evaluate(expression)
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.mouse([
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ])
  }

  async moveTo(x: number, y: number): Promise<void> {
    await this.mouse([{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }])
  }

  async pressKey(key: string): Promise<void> {
    const value = keyCodes[key] ?? key
    const actions = [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]
    await this.session.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  screenshot(): Promise<Buffer> {
    return this.session.screenshot()
  }

  deleteCookies(): Promise<void> {
    return this.session.deleteCookies()
  }

  async inPopup(act: (popup: BrowserPage) => Promise<void>): Promise<void> {
    const { session } = this
    const own = await session.window()
    const popup = await vi.waitFor(
      async () => {
        const other = (await session.windows()).find((handle) => handle !== own)
        if (other === undefined) throw new Error('no window was opened')
        return other
      },
      { timeout: 30_000, interval: 100 },
    )
    await session.switchTo(popup)
    try {
      await act(this)
    } finally {
      await session.closeWindow()
      await session.switchTo(own)
    }
  }

  private async mouse(actions: readonly object[]): Promise<void> {
    await this.session.perform([
      { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
    ])
  }
}
