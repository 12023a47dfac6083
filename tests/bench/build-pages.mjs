import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/**
 * Builds the pages that are measured, from the product's own sources; resolves to the folder they are in.
 * @param {string} bench the folder here that holds `pages`
 * @param {string[]} names of the pages
 */
export async function buildPages(bench, names) {
  const root = fileURLToPath(new URL(`${bench}/pages`, import.meta.url))
  const outDir = fileURLToPath(new URL(`../../.cache/bench-${bench}`, import.meta.url))
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
      rollupOptions: { input: names.map((name) => `${root}/${name}.html`) },
    },
  })
  return outDir
}
