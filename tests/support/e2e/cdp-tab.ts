import type { CDPSession } from 'playwright'
import { onTestFinished } from 'vitest'
import { expectPage } from './expect-page'
import type { OnEnd } from './open-page'
import { testBrowser } from './test-browser'

interface Reply {
  id?: number
  result?: unknown
  error?: { message: string }
}

interface Evaluated {
  result: { value: unknown }
  exceptionDetails?: { text: string; exception?: { description?: string } }
}

/** Runs in the page before anything else: sets English, and collects every element that ever played. */
const firstScript = `
  localStorage.setItem('melisma.settings', '{"language":"en"}')
  globalThis.played = new Set()
  const { play } = HTMLMediaElement.prototype
  HTMLMediaElement.prototype.play = function () {
    globalThis.played.add(this)
    return play.call(this)
  }
`

/**
 * A tab without Playwright, which keeps all of its pages visible. It has a profile of its own, and is closed when the
 * test is over.
 */
export class CdpTab {
  private calls = 0
  private readonly waiting = new Map<number, (reply: Reply) => void>()

  private constructor(
    private readonly browser: CDPSession,
    private readonly targetId: string,
    private readonly sessionId: string,
  ) {
    browser.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      const reply = JSON.parse(message) as Reply
      if (sessionId === this.sessionId && reply.id) this.waiting.get(reply.id)?.(reply)
    })
  }

  /**
   * @param script runs in the page before its own scripts, which it need not be let in by
   * @param onEnd for concurrent tests, their own `onTestFinished`
   */
  static async open(url: string, script = '', onEnd: OnEnd = onTestFinished): Promise<CdpTab> {
    const session = await (await testBrowser()).newBrowserCDPSession()
    const { browserContextId } = await session.send('Target.createBrowserContext')
    const { targetId } = await session.send('Target.createTarget', { url: 'about:blank', browserContextId })
    const { sessionId } = await session.send('Target.attachToTarget', { targetId })
    onEnd(async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId })
      await session.detach()
    })
    const tab = new CdpTab(session, targetId, sessionId)
    await tab.send('Page.enable')
    if (script !== '') await tab.send('Page.setBypassCSP', { enabled: true })
    await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: `${firstScript};${script}` })
    await tab.send('Page.navigate', { url })
    return tab
  }

  /** The value of an expression or its promise in the page; `userGesture` makes it one by the listener. */
  async evaluate<T>(expression: string, { userGesture = false } = {}): Promise<T> {
    const { result, exceptionDetails } = (await this.send('Runtime.evaluate', {
      expression,
      userGesture,
      returnByValue: true,
      awaitPromise: true,
    })) as Evaluated
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as T
  }

  /** Shows the tab by restoring its window, which works in a headless browser too. */
  async show(): Promise<void> {
    await this.setWindow('normal')
    await this.waitForVisibility('visible')
  }

  async hide(): Promise<void> {
    await this.setWindow('minimized')
    await this.waitForVisibility('hidden')
  }

  /** Freezes or resumes all scripts of the page. */
  async setFrozen(frozen: boolean): Promise<void> {
    await this.send('Page.setWebLifecycleState', { state: frozen ? 'frozen' : 'active' })
  }

  /** Slows the page's main thread down by a factor; 1 is full speed. */
  async throttle(rate: number): Promise<void> {
    await this.send('Emulation.setCPUThrottlingRate', { rate })
  }

  private async setWindow(windowState: 'normal' | 'minimized'): Promise<void> {
    const { targetId } = this
    const { windowId } = await this.browser.send('Browser.getWindowForTarget', { targetId })
    await this.browser.send('Browser.setWindowBounds', { windowId, bounds: { windowState } })
  }

  private async waitForVisibility(visibility: DocumentVisibilityState): Promise<void> {
    await expectPage.poll(() => this.evaluate('document.visibilityState')).toBe(visibility)
  }

  private async send(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.calls
    const answered = new Promise<Reply>((resolve) => this.waiting.set(id, resolve))
    const { sessionId } = this
    const message = JSON.stringify({ id, method, params })
    await this.browser.send('Target.sendMessageToTarget', { sessionId, message })
    const { result, error } = await answered
    this.waiting.delete(id)
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}
