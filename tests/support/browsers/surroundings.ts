import type { TestProject } from 'vitest/node'
import { Child } from './child'
import { startSoundServer } from './sound-server'
import { startVirtualDisplay } from './virtual-display'

/** Starts what a browser needs around it, and ends it after the last test, whatever happened in between. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ends: (() => Promise<void>)[] = []
  const teardown = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    const sound = await startSoundServer()
    ends.push(sound.stop)
    project.provide('soundEnv', sound.env)
    if (project.name !== 'webkit') return teardown
    const display = await startVirtualDisplay()
    ends.push(display.stop)
    const driver = await startWebKitDriver({ ...sound.env, ...display.env })
    ends.push(driver.stop)
    project.provide('driver', driver.address)
    return teardown
  } catch (error) {
    await teardown()
    throw error
  }
}

async function startWebKitDriver(env: Record<string, string>) {
  const port = 20_000 + (process.pid % 20_000)
  const driver = Child.start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], env)
  const address = `http://127.0.0.1:${port}`
  try {
    await driver.ready(async () => {
      const status = await fetch(`${address}/status`, { signal: AbortSignal.timeout(1000) })
      return status.ok || undefined
    })
  } catch (error) {
    await driver.stop()
    throw error
  }
  return { address, stop: () => driver.stop() }
}

declare module 'vitest' {
  export interface ProvidedContext {
    browserName: 'chromium' | 'firefox' | 'webkit'
    executablePath: string
    soundEnv: Record<string, string>
    /** The address of WebKit's driver, of that project alone. */
    driver: string
  }
}
