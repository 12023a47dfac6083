import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('pages', import.meta.url))
const outDir = fileURLToPath(new URL('../../../.cache/bench-audio', import.meta.url))

/** Builds the pages that are measured, from the product's own sources; resolves to the folder they are in. */
export async function buildPages() {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: { input: ['spectrum', 'tap', 'fades'].map((name) => `${root}/${name}.html`) },
    },
  })
  return outDir
}
