import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { serve } from '../../../server/serve'
import { musicFolder, temporaryFolder } from '../server/music-folder'
import { openPage } from './open-page'

/** A copy of the built product, which a test may change. */
function copyOfBuild(): string {
  const root = temporaryFolder()
  const built = fileURLToPath(new URL('../../../dist/client', import.meta.url))
  cpSync(built, join(root, 'dist/client'), { recursive: true })
  return root
}

interface Served {
  /** 0 for any. */
  port?: number
  serviceWorker?: boolean
}

/** Serves a build until it is stopped or the test is over. */
export async function serveBuild(root: string, { port = 0, serviceWorker = true }: Served = {}) {
  const serving = await serve({
    root,
    music: [musicFolder({})],
    backend: null,
    host: '127.0.0.1',
    port,
    portGiven: true,
    data: temporaryFolder(),
    member: false,
    ffmpeg: null,
    serviceWorker,
    log: () => {},
  })
  if ('error' in serving) throw new Error(serving.error)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= serving.close())
  onTestFinished(stop)
  return { address: serving.address, port: Number(new URL(serving.address).port), stop }
}

/** Opens a build that a test may change, and waits until the app is kept, so that the page needs its server no more. */
export async function openKept() {
  const root = copyOfBuild()
  const server = await serveBuild(root)
  const page = await openPage({ address: server.address, serviceWorker: true, still: true })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return { root, server, page }
}
