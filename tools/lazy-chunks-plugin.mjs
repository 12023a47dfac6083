// Delivers what is imported lazily in a few files: every `import()` of a module that belongs to a lazy chunk becomes one
// of a module that exports all of that chunk. The bundler alone would write a file for each module imported so
// (https://github.com/rolldown/rolldown/issues/9729).
import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

const lazyImport = /(?<!typeof )\bimport\('(\.[^']+)'\)/g

const prefix = 'virtual:lazy-chunk/'

/** The id of the module that exports all of a chunk. @param {string} chunk */
export const lazyChunkId = (chunk) => `\0${prefix}${chunk}`

/**
 * @param {Readonly<Record<string, RegExp>>} chunks patterns of paths within the project
 * @returns {import('vite').Plugin}
 */
export function joinLazyChunks(chunks) {
  let root = ''
  /** The modules of each chunk, by its name. @type {Map<string, string[]>} */
  const members = new Map()

  /** The path of what a file imports, without its extension. @param {string} file @param {string} specifier */
  const target = (file, specifier) => posix.join(posix.dirname(file), specifier)

  /** All modules that the sources import lazily. */
  function lazyModules() {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join('src', file.replaceAll('\\', '/')))
      .filter((file) => /\.tsx?$/.test(file))
    const paths = files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(lazyImport)].map(([, path = '']) =>
        target(file, path),
      ),
    )
    return [...new Set(paths)].sort()
  }

  return {
    name: 'melisma-lazy-chunks',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      members.clear()
      for (const path of lazyModules()) {
        const chunk = Object.keys(chunks).find((chunk) => chunks[chunk]?.test(path))
        if (chunk) members.set(chunk, [...(members.get(chunk) ?? []), path])
      }
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const chunk = [...members.keys()].find((chunk) => lazyChunkId(chunk) === id)
      if (chunk === undefined) return null
      return members
        .get(chunk)
        ?.map((path, index) => `export * as m${index} from '/${path}'`)
        .join('\n')
    },
    transform(code, id) {
      const file = posix.relative(root, id)
      if (!file.startsWith('src/')) return null
      const joined = code.replace(lazyImport, (asIs, /** @type {string} */ specifier) => {
        const path = target(file, specifier)
        for (const [chunk, paths] of members) {
          const index = paths.indexOf(path)
          if (index >= 0) return `import('${prefix}${chunk}').then((chunk) => chunk.m${index})`
        }
        return asIs
      })
      // one expression stands for another on the same line
      return joined === code ? null : { code: joined, map: null }
    },
  }
}
