import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../../tools/build.mjs'
import { startProduct } from './start-product'

/** Builds the product, and starts it over its demo library as a newcomer would. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const data = mkdtempSync(join(tmpdir(), 'melisma-e2e-'))
  const product = await startProduct(['--data', data])
  project.provide('address', product.address)
  return async () => {
    await product.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    address: string
  }
}
