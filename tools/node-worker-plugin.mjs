// `import { url } from './x.worker?node-worker'` gives the address of a module that a node:worker_threads Worker can
// run: a file beside the others in a build, a bundle in .cache in dev and under test.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

const mark = '?node-worker'

/** @param {string} entry */
const nameOf = (entry) => basename(entry).replace(/\W.*$/, '')

/**
 * Bundles one entry; packages stay outside, where Node finds them.
 * @param {string} root
 * @param {string} entry
 * @returns {Promise<{ file: string, sources: string[] }>}
 */
async function bundle(root, entry) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      ssr: entry,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error(`${entry} could not be bundled`)
  const [chunk] = result.output
  const folder = join(root, '.cache/node-workers')
  const file = join(
    folder,
    `${nameOf(entry)}-${createHash('sha1').update(chunk.code).digest('hex').slice(0, 12)}.mjs`,
  )
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, chunk.code)
    renameSync(draft, file)
  }
  return { file, sources: Object.keys(chunk.modules) }
}

/** @returns {import('vite').Plugin} */
export function nodeWorker() {
  let building = false
  let root = ''
  return {
    name: 'melisma-node-worker',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build'
      root = config.root
    },
    async resolveId(id, importer) {
      if (!id.endsWith(mark)) return null
      const found = await this.resolve(id.slice(0, -mark.length), importer)
      return found && found.id + mark
    },
    async load(id) {
      if (!id.endsWith(mark)) return null
      const entry = id.slice(0, -mark.length)
      if (building) {
        // beside the entry, into which whoever imports it goes
        const fileName = `${nameOf(entry)}-worker.js`
        this.emitFile({ type: 'chunk', id: entry, fileName })
        return `export const url = new URL(/* @vite-ignore */ './${fileName}', import.meta.url)`
      }
      const { file, sources } = await bundle(root, entry)
      for (const source of sources) this.addWatchFile(source)
      return `export const url = new URL(${JSON.stringify(pathToFileURL(file).href)})`
    },
  }
}
