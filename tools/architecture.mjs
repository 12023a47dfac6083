// The layer table as data, and the checks that apply it to the source tree.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { cycles, roomGraph } from './architecture/cycles.mjs'
import { filesOf, readSource, resolveInside } from './architecture/source-tree.mjs'
import { misplacedTests } from './architecture/test-places.mjs'

/**
 * For each layer: the layers it may import besides itself, and the packages it may import. The layer of a file is the
 * longest of these paths that holds it; every file of `src` and `server` is in one. `entries` may import anything.
 */
const contract = ['src/contract']
const pure = [...contract, 'src/domain']
const socket = [...pure, 'src/ports']
const traced = [...socket, 'src/trace']
/** Also what starts workers. */
const threads = [...traced, 'src/trusted-types']
const view = [...traced, 'src/stores', 'src/i18n']
const reactPackages = [
  'react',
  'react-dom',
  'react-router',
  'mobx-react-lite',
  'react-i18next',
  'lucide-react',
]

export const layers = {
  'src/contract': { layers: [], packages: [] },
  'src/domain': { layers: contract, packages: [] },
  'src/ports': { layers: pure, packages: [] },
  'src/trace': { layers: [], packages: [] },
  'src/trusted-types': { layers: [], packages: [] },
  'src/browser': { layers: [...socket, 'src/trusted-types'], packages: [] },
  'src/service-worker': {
    layers: pure,
    packages: [
      'workbox-core',
      'workbox-navigation-preload',
      'workbox-precaching',
      'workbox-routing',
      'workbox-strategies',
    ],
  },
  'src/workers': { layers: threads, packages: ['comlink', 'valibot', 'vite-plugin-comlink'] },
  'src/audio': { layers: threads, packages: [] },
  'src/storage': { layers: socket, packages: ['dexie'] },
  'src/stores': { layers: [...socket, 'src/i18n'], packages: ['mobx'] },
  'src/i18n': { layers: pure, packages: ['i18next'] },
  'src/ui/kit': { layers: [...socket, 'src/i18n'], packages: reactPackages },
  'src/ui/theme': { layers: [...socket, 'src/i18n'], packages: [] },
  'src/ui/hooks': { layers: [...view, 'src/ui/kit', 'src/ui/theme'], packages: reactPackages },
  'src/ui/motion': { layers: [...view, 'src/ui/kit'], packages: reactPackages },
  'src/ui/features': {
    layers: [...view, 'src/ui/kit', 'src/ui/theme', 'src/ui/hooks', 'src/ui/motion'],
    packages: reactPackages,
  },
  'src/ui/layout': {
    layers: [...view, 'src/ui/kit', 'src/ui/theme', 'src/ui/hooks', 'src/ui/motion', 'src/ui/features'],
    packages: reactPackages,
  },
  'src/ui/screens': {
    layers: [...view, 'src/ui/kit', 'src/ui/theme', 'src/ui/hooks', 'src/ui/motion', 'src/ui/features'],
    packages: reactPackages,
  },
  'src/ui': {
    layers: [
      ...view,
      'src/ui/kit',
      'src/ui/theme',
      'src/ui/hooks',
      'src/ui/motion',
      'src/ui/features',
      'src/ui/layout',
      'src/ui/screens',
    ],
    packages: reactPackages,
  },
  server: {
    layers: pure,
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

const entries = [
  'src/main.tsx',
  'src/player-bundle.ts',
  'src/offline-memory.ts',
  'src/hud.ts',
  'src/first-picture.tsx',
]

/** File names that say nothing about their content. */
const emptyNames = /^(index|utils?|helpers?|types|common|managers?)\./

const ceiling = 300
const asset = /\.(css|svg|json)$/
const script = /\.(ts|tsx|mts|mjs)$/

/**
 * @typedef {{ from: string, to: string | null, name: string }} Import
 * `to` is the file inside the tree, null for a package.
 */

const deepestFirst = Object.keys(layers).toSorted((a, b) => b.length - a.length)

/** @param {string} path */
const layerOf = (path) => deepestFirst.find((layer) => path.startsWith(`${layer}/`)) ?? null

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
  if (!layer) return /^(src|server)\//.test(from) ? `${from}: no layer holds it` : null
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

/** @param {string} path */
function namingFault(path) {
  const name = posix.basename(path)
  if (emptyNames.test(name)) return `${path}: a file is named after its one export`
  return /^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name) ? null : `${path}: file names are kebab-case`
}

/** The most lines that a function of the product may have. */
const longestFunction = 80

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
    const { modules, functions } = readSource(from, text)
    const own = modules.map((name) => ({
      from,
      to: name.startsWith('.') ? resolveInside(root, from, name, known) : null,
      name,
    }))
    edges.push(...own)
    graph.set(
      from,
      own.flatMap(({ to }) => (to && script.test(to) ? [to] : [])),
    )
    if (/^(src|server)\//.test(from))
      for (const { name, line, lines } of functions)
        if (lines > longestFunction) faults.push(`${from}:${line}: ${name} has ${lines} lines`)
  }
  faults.push(
    ...edges.map(judge).filter((fault) => fault !== null),
    ...cycles(graph),
    ...['server', 'server/http', 'server/library', 'server/listeners'].flatMap((room) =>
      cycles(roomGraph(graph, room)),
    ),
    ...misplacedTests(files),
  )
  return { files: files.length, imports: edges.length, faults }
}
