// Assigns modules to the first chunks: many small files cost more bytes and more requests than one.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** @typedef {{ code: string | null, importedIds: readonly string[] }} Module */
/** @typedef {{ getModuleInfo(id: string): Module | null }} Context */

/** @param {string} path */
const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const shell = ['src/main.tsx', 'src/ui/screens/home/home-screen.tsx'].map(inProject)
const playerBundle = ['src/player-bundle.ts'].map(inProject)
const icons = inProject('node_modules/lucide-react/dist/esm/lucide-react.mjs')

/**
 * A name for `codeSplitting.groups`: `shell` for what the first paint needs, which is whatever its roots import at
 * once, `player-bundle` for what comes next, and null for all others, which are cut as they are asked for.
 *
 * @param {string} id
 * @param {Context} context
 */
export function firstChunks(id, context) {
  const { shell, playerBundle } = needed(context)
  return shell.has(id) ? 'shell' : playerBundle.has(id) ? 'player-bundle' : null
}

/** Groups take along what their modules import, so the shell has to come first. */
export const firstChunkGroups = ['shell', 'player-bundle'].map((chunk, index) => ({
  /** @param {string} id @param {Context} context */
  name: (id, context) => (firstChunks(id, context) === chunk ? chunk : null),
  priority: 2 - index,
}))

/** @type {WeakMap<Context, { shell: Set<string>, playerBundle: Set<string> }>} */
const known = new WeakMap()

/** @param {Context} context */
function needed(context) {
  const sets = known.get(context) ?? {
    shell: importedBy(shell, context),
    playerBundle: importedBy(playerBundle, context),
  }
  known.set(context, sets)
  return sets
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
