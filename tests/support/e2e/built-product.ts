import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { ensureBrowser, forTests, launchEnvironment } from '../../../tools/browser.mjs'
import { ensureBuilt } from '../../../tools/build.mjs'
import { startProduct } from './start-product'

/** Builds the product, starts it over its demo library as a newcomer would, and starts a browser. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'melisma-e2e-'))
  const product = await startProduct(['--data', data])
  const browser = ensureBrowser(forTests)
  const server = await chromium.launchServer({
    executablePath: browser.executablePath,
    env: launchEnvironment(browser),
    args: ['--autoplay-policy=document-user-activation-required'],
  })
  project.provide('address', product.address)
  project.provide('browserEndpoint', server.wsEndpoint())
  return async () => {
    await server.close()
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
    browserEndpoint: string
  }
}
