import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'

const patienceMs = 30_000

/** A process that was started for the tests, with every process that it starts itself. */
export class Child {
  /** What it printed to both outputs, its last 4,000 characters. */
  printed = ''
  private readonly ended: Promise<void>
  private readonly endWithUs = () => this.kill()

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    for (const output of [child.stdout, child.stderr])
      output?.on('data', (part: Buffer) => (this.printed = (this.printed + part.toString()).slice(-4000)))
    this.ended = new Promise((resolve) => {
      child.once('close', () => resolve())
      child.once('error', (error) => {
        this.printed += error.message
        resolve()
      })
    })
    process.on('exit', this.endWithUs)
  }

  /** `stdio` beyond the first three is for the caller, who reads it by `stream`. */
  static start(
    command: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    stdio: StdioOptions = ['ignore', 'pipe', 'pipe'],
  ): Child {
    // a group of its own, so that what it starts ends with it
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true })
    return new Child(command, child)
  }

  stream(index: number): NodeJS.ReadableStream {
    const stream = this.child.stdio[index]
    if (!stream || !('read' in stream)) throw new Error(`${this.name} has no output ${index}`)
    return stream
  }

  /**
   * Waits for what `attempt` resolves to, and asks again while that is undefined or fails. Throws after 30 s, or when
   * the process has ended.
   */
  async ready<T>(attempt: () => Promise<T | undefined> | T | undefined): Promise<T> {
    const until = performance.now() + patienceMs
    let over = false
    void this.ended.then(() => (over = true))
    for (;;) {
      const found = await Promise.resolve()
        .then(attempt)
        .catch(() => undefined)
      if (found !== undefined) return found
      if (over) throw new Error(`${this.name} ended:\n${this.printed}`)
      if (performance.now() > until) throw new Error(`${this.name} is not ready after 30 s:\n${this.printed}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** Ends it and all that it started. */
  async stop(): Promise<void> {
    this.kill()
    process.off('exit', this.endWithUs)
    await this.ended
  }

  private kill(): void {
    if (this.child.pid === undefined) return
    try {
      process.kill(-this.child.pid, 'SIGKILL')
    } catch {
      // the whole group has ended already
    }
  }
}
