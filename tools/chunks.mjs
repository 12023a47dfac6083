// Decides which modules share a file of the build: many small files cost more bytes and more requests than few.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lazyChunkId } from './lazy-chunks-plugin.mjs'

/** @typedef {{ code: string | null, importedIds: readonly string[] }} Module */
/** @typedef {{ getModuleInfo(id: string): Module | null }} Context */

/** @param {string} path */
const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** What the first paint needs, and what comes next: each with all that its roots import at once. */
const first = {
  shell: [inProject('src/main.tsx')],
  'player-bundle': [inProject('src/player-bundle.ts')],
}

/**
 * The chunks of what is imported later, by the path of the imported module. Whatever matches none is a chunk of its
 * own: the texts of a language, the error pages.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const lazyChunks = {
  // what opens over a screen
  layers: /^src\/ui\/(kit|features|layout)\/|-dialog$/,
  settings: /^src\/ui\/screens\/setting\//,
  library: /^src\/ui\/screens\/(daily-songs|login|user)\//,
  screens: /^src\/ui\/screens\/(?!dev|error|home)/,
  storage: /^src\/storage\//,
  // fetched by nobody but who asks for it
  hud: /^src\/hud$/,
}

const icons = inProject('node_modules/lucide-react/dist/esm/lucide-react.mjs')

/** In the order in which they take modules; groups also take along what their modules import. */
const order = [...Object.keys(first), 'shared']

/**
 * The name of a module's chunk: a key of {@link first}, `shared` for what several of the {@link lazyChunks} import, or
 * null for what the bundler places by itself, with the one that imports it.
 *
 * @param {string} id
 * @param {Context} context
 */
export function chunkOf(id, context) {
  return placed(context).get(id) ?? null
}

/** For `codeSplitting.groups`. */
export const chunkGroups = order.map((chunk, index) => ({
  debugName: chunk,
  /** @param {string} id @param {Context} context */
  name: (id, context) => (chunkOf(id, context) === chunk ? chunk : null),
  priority: order.length - index,
}))

/** @type {WeakMap<Context, ReadonlyMap<string, string>>} */
const known = new WeakMap()

/** @param {Context} context */
function placed(context) {
  const chunks = known.get(context) ?? place(context)
  known.set(context, chunks)
  return chunks
}

/** @param {Context} context */
function place(context) {
  /** @type {Map<string, string>} */
  const chunks = new Map()
  for (const [chunk, roots] of Object.entries(first))
    for (const id of importedBy(roots, context)) if (!chunks.has(id)) chunks.set(id, chunk)
  const lazy = Object.keys(lazyChunks).flatMap((chunk) => [...importedBy([lazyChunkId(chunk)], context)])
  const once = new Set()
  for (const id of lazy)
    if (!once.has(id)) once.add(id)
    else if (!chunks.has(id)) chunks.set(id, 'shared')
  return chunks
}

/**
 * @param {readonly string[]} roots
 * @param {Context} context
 */
function importedBy(roots, context) {
  const ids = new Set(roots)
  // iteration over a set includes what is added meanwhile
  for (const id of ids) {
    const module = context.getModuleInfo(id)
    for (const imported of module?.importedIds ?? []) {
      // the list of icons imports every icon there is
      if (imported === icons) iconsIn(module?.code ?? '').forEach((icon) => ids.add(icon))
      else ids.add(imported)
    }
  }
  return ids
}

/** @type {string[] | undefined} */
let iconList

/**
 * The modules of the icons that a module imports by name.
 *
 * @param {string} code
 */
function iconsIn(code) {
  const [, names = ''] = /import\s*{([^}]*)}\s*from\s*["']lucide-react["']/.exec(code) ?? []
  iconList ??= readFileSync(icons, 'utf8').split('\n')
  const list = iconList
  return names.split(',').flatMap((name) => {
    const [imported] = name.trim().split(/\s+/)
    const line = imported && list.find((line) => line.includes(`default as ${imported},`))
    const [, path] = /from '\.\/(.*)'/.exec(line || '') ?? []
    return path ? [inProject(`node_modules/lucide-react/dist/esm/${path}`)] : []
  })
}
