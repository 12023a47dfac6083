/** Any call; a page that does not load or a browser that hangs fails the test instead of holding it. */
const limitMs = 30_000

interface Reply {
  value: unknown
}

interface Fault {
  error: string
  message: string
}

/** One window of a browser behind a WebDriver. https://www.w3.org/TR/webdriver2/ */
export class WebDriverSession {
  private constructor(private readonly address: string) {}

  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = (await call('POST', `${driver}/session`, body)) as { sessionId: string }
    return new WebDriverSession(`${driver}/session/${sessionId}`)
  }

  async goTo(url: string): Promise<void> {
    await this.post('url', { url })
  }

  /** The value of an expression, or of its promise, in the page. */
  async evaluate<T>(expression: string): Promise<T> {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }),
        (error) => done({ error: String(error?.stack ?? error) }),
      )`
    const reply = (await this.post('execute/async', { script, args: [] })) as { value?: T; error?: string }
    if (reply.error !== undefined) throw new Error(reply.error)
    return reply.value as T
  }

  /** Performs the actions of input devices, each with the ticks of its own. */
  async perform(actions: readonly object[]): Promise<void> {
    await this.post('actions', { actions })
  }

  /** A PNG of the window's content. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from((await call('GET', `${this.address}/screenshot`)) as string, 'base64')
  }

  /** The window that is driven. */
  async window(): Promise<string> {
    return (await call('GET', `${this.address}/window`)) as string
  }

  async windows(): Promise<string[]> {
    return (await call('GET', `${this.address}/window/handles`)) as string[]
  }

  async switchTo(handle: string): Promise<void> {
    await this.post('window', { handle })
  }

  async closeWindow(): Promise<void> {
    await call('DELETE', `${this.address}/window`)
  }

  async deleteCookies(): Promise<void> {
    await call('DELETE', `${this.address}/cookie`)
  }

  private post(path: string, body: object): Promise<unknown> {
    return call('POST', `${this.address}/${path}`, body)
  }
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limitMs),
  })
  const { value } = (await response.json()) as Reply
  if (response.ok) return value
  const { error, message } = value as Fault
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`)
}
