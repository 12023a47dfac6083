// Reads the source tree: its files, what each of them imports, and how long their functions are.
import { readdirSync } from 'node:fs'
import { dirname, join, posix, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

const roots = ['src', 'server', 'tests', 'tools']
const code = /\.(ts|tsx|mts|mjs|css)$/
const functionNodes = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/

/**
 * Lists the code of a repository, style sheets included.
 * @param {string} root
 * @returns {string[]} paths relative to `root`, `/`-separated
 */
export function filesOf(root) {
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

/** @typedef {{ name: string, line: number, lines: number }} FunctionLength */

/**
 * Parses one file. `modules` are the modules it names: imports, re-exports, dynamic imports, types by `import('…')`,
 * and files by `new URL('./…', import.meta.url)`.
 * @param {string} path
 * @param {string} text
 * @returns {{ modules: string[], functions: FunctionLength[] }}
 */
export function readSource(path, text) {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  /** @type {string[]} */
  const modules = []
  /** @type {FunctionLength[]} */
  const functions = []
  const lineAt = lineCounter(text)
  /**
   * @param {unknown} node
   * @param {string} name that a function in this place has
   */
  const visit = (node, name) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, name))
    if (node === null || typeof node !== 'object') return
    const { type, source, start, end, id, key } =
      /** @type {{ type?: string, source?: { value?: unknown }, start: number, end: number, id?: { name?: string }, key?: { name?: string } }} */ (
        node
      )
    if (type && /^(Import|Export|TSImport)/.test(type) && typeof source?.value === 'string')
      modules.push(source.value)
    const named = id?.name ?? key?.name ?? name
    if (type && functionNodes.test(type)) {
      const line = lineAt(start)
      functions.push({ name: named, line, lines: lineAt(end) - line + 1 })
    }
    for (const value of Object.values(node)) visit(value, named)
  }
  visit(program, 'a function')
  for (const [, url] of text.matchAll(/new URL\('(\.[^']+)', import\.meta\.url\)/g))
    if (url) modules.push(url)
  return { modules, functions }
}

/**
 * @param {string} text
 * @returns {(offset: number) => number} the line of an offset, counted from 1
 */
function lineCounter(text) {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return low + 1
  }
}

/**
 * Finds the file that a relative import names; null when there is none.
 * @param {string} root
 * @param {string} from
 * @param {string} name
 * @param {Set<string>} known
 */
export function resolveInside(root, from, name, known) {
  const bare = name.replace(/\?.*$/, '')
  const base = relative(root, resolve(root, dirname(from), bare)).replaceAll('\\', '/')
  return ['', '.ts', '.tsx', '.mjs'].map((end) => base + end).find((path) => known.has(path)) ?? null
}
