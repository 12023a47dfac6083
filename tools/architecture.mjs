// The layer table of the design as data, and the checks that hold the tree to it.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/**
 * For each layer: the layers it may import besides itself, and the packages it may import.
 * `entries` are the only files that know everyone.
 */
export const layers = {
  'src/domain': { layers: [], packages: [] },
  'src/ports': { layers: ['src/domain'], packages: [] },
  'src/workers': {
    layers: ['src/domain', 'src/ports'],
    packages: ['comlink', 'valibot', 'vite-plugin-comlink'],
  },
  'src/audio': { layers: ['src/domain', 'src/ports'], packages: [] },
  'src/storage': { layers: ['src/domain', 'src/ports'], packages: ['dexie'] },
  'src/stores': { layers: ['src/domain', 'src/ports', 'src/i18n'], packages: ['mobx'] },
  'src/i18n': { layers: ['src/domain'], packages: ['i18next'] },
  'src/ui': {
    layers: ['src/domain', 'src/ports', 'src/stores', 'src/i18n'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'mobx-react-lite',
      'react-i18next',
      'lucide-react',
      'virtua',
    ],
  },
  server: {
    layers: ['src/domain'],
    packages: [
      'hono',
      '@hono/node-server',
      'busboy',
      'libsql',
      'music-metadata',
      'pinyin-pro',
      'sharp',
      'uqr',
      'node:*',
    ],
  },
}

const entries = ['src/main.tsx', 'src/music.ts']

/** Names that say nothing about what is inside. */
const emptyNames = /^(index|utils?|helpers?|types|common|managers?)\./

const ceiling = 300
const asset = /\.(css|svg|json)$/
const roots = ['src', 'server', 'tests', 'tools']
const code = /\.(ts|tsx|mts|mjs|css)$/
const script = /\.(ts|tsx|mts|mjs)$/

/**
 * @typedef {{ from: string, to: string | null, name: string }} Import
 * `to` is the file inside the tree, null for a package.
 */

/**
 * @param {string} root
 * @returns {string[]} paths relative to root, `/`-separated
 */
function filesOf(root) {
  /** @param {string} folder @returns {string[]} */
  const walk = (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'node_modules') return []
      const path = posix.join(folder, entry.name)
      return entry.isDirectory() ? walk(path) : code.test(entry.name) ? [path] : []
    })
  const present = readdirSync(root)
  return roots.filter((folder) => present.includes(folder)).flatMap(walk)
}

/**
 * Every module a file names: imports, re-exports, dynamic imports, and types by `import('…')`.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
function namedModules(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  /** @type {string[]} */
  const found = []
  /** @param {unknown} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (node === null || typeof node !== 'object') return
    const { source, type } = /** @type {{ source?: { value?: unknown }, type?: string }} */ (node)
    if (type && /^(Import|Export|TSImport)/.test(type) && typeof source?.value === 'string')
      found.push(source.value)
    Object.values(node).forEach(visit)
  }
  visit(program)
  for (const [, url] of text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g)) if (url) found.push(url)
  return found
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @param {Set<string>} known
 * @returns {string | null}
 */
function resolveInside(root, from, name, known) {
  const bare = name.replace(/\?.*$/, '')
  const base = relative(root, resolve(root, dirname(from), bare)).replaceAll('\\', '/')
  return ['', '.ts', '.tsx', '.mjs'].map((end) => base + end).find((path) => known.has(path)) ?? null
}

/** @param {string} path */
const layerOf = (path) => Object.keys(layers).find((layer) => path.startsWith(`${layer}/`)) ?? null

/** @param {string} name */
const packageOf = (name) =>
  name.startsWith('node:')
    ? 'node:*'
    : name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/')

/**
 * @param {Import} edge
 * @returns {string | null} what is wrong with it
 */
function judge({ from, to, name }) {
  if (entries.includes(from)) return null
  const layer = layerOf(from)
  if (!layer) return null
  const rules = layers[/** @type {keyof typeof layers} */ (layer)]
  if (to === null) {
    if (name.startsWith('.')) return asset.test(name) ? null : `${from}: ${name} leads to no file of the tree`
    return /** @type {readonly string[]} */ (rules.packages).includes(packageOf(name))
      ? null
      : `${from}: package ${name} does not belong in ${layer}`
  }
  const target = layerOf(to)
  if (target === layer) return null
  return target && /** @type {readonly string[]} */ (rules.layers).includes(target)
    ? null
    : `${from}: ${layer} may not import ${to}`
}

/**
 * @param {Map<string, string[]>} graph
 * @returns {string[]} one line for each cycle, by depth-first search
 */
function cycles(graph) {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map()
  /** @type {string[]} */
  const found = []
  /** @param {string} node @param {string[]} path */
  const visit = (node, path) => {
    if (state.get(node) === 'done') return
    if (state.get(node) === 'open') {
      found.push(`cycle: ${[...path.slice(path.indexOf(node)), node].join(' → ')}`)
      return
    }
    state.set(node, 'open')
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    state.set(node, 'done')
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

/** @param {string} path */
function namingFault(path) {
  const name = posix.basename(path)
  if (emptyNames.test(name)) return `${path}: a file is named after its one export`
  return /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) ? null : `${path}: file names are kebab-case`
}

/**
 * Checks a tree against the layer table; type-only imports count.
 * @param {string} root folder that holds `src`, `server`, `tests` and `tools`
 * @returns {{ files: number, imports: number, faults: string[] }}
 */
export function checkArchitecture(root) {
  const files = filesOf(root)
  const known = new Set(files)
  /** @type {Map<string, string[]>} */
  const graph = new Map()
  /** @type {Import[]} */
  const edges = []
  /** @type {string[]} */
  const faults = []
  for (const from of files) {
    const text = readFileSync(join(root, from), 'utf8')
    const lines = text.split('\n').length - 1
    if (lines > ceiling) faults.push(`${from}: ${lines} lines, the ceiling is ${ceiling}`)
    const naming = namingFault(from)
    if (naming) faults.push(naming)
    if (!script.test(from)) continue
    const own = namedModules(from, text).map((name) => ({
      from,
      to: name.startsWith('.') ? resolveInside(root, from, name, known) : null,
      name,
    }))
    edges.push(...own)
    graph.set(
      from,
      own.flatMap(({ to }) => (to && script.test(to) ? [to] : [])),
    )
  }
  faults.push(...edges.map(judge).filter((fault) => fault !== null), ...cycles(graph))
  return { files: files.length, imports: edges.length, faults }
}
