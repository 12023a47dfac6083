// Checks of the interface's texts that read the sources: none is unused, and the first paint has all that it shows.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'

/** What is shown before the player bundle is loaded, and what opens over that by itself. */
const shellRoots = [
  'src/main.tsx',
  'src/ui/screens/home/home-screen.tsx',
  'src/ui/kit/menu/menu.tsx',
  'src/ui/kit/tooltip/tooltip.ts',
]

/** Keys that the shell mentions, and shows only where the player bundle is loaded: of its screens, after its menus. */
const shownLater = new Set([
  'history.title',
  'offline.title',
  'login.title',
  'library.playlists',
  'library.liked',
  'library.albums',
  'library.artists',
  'library.cloud',
  'daily.title',
  'discover.playlistsTitle',
  'discover.toplistsTitle',
  'discover.artistsTitle',
  'discover.newAlbums',
  'account.loggedOut',
  'status.forbiddenTitle',
  'status.notFoundTitle',
  'status.serverErrorTitle',
])

/** Keys that are put together at run time. */
const composed = /^(failure\.|settingRow\.|settingValue\.|player\.(normal|random|single)$)/

const staticImport = /^import (?!type)[^;]*?from '(\.[^']+)'/gm

/**
 * @param {object} table
 * @returns {string[]}
 */
const keysOf = (table) =>
  Object.entries(table).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key.replace(/_(one|other)$/, '')}`),
  )

/**
 * Reads the shell's roots and all that they import at once.
 * @param {string} root
 * @returns {string}
 */
function shellSource(root) {
  const found = new Map(shellRoots.map((path) => [join(root, path), readFileSync(join(root, path), 'utf8')]))
  for (const [file, code] of found)
    for (const [, path = ''] of code.matchAll(staticImport)) {
      const base = join(dirname(file), path)
      const imported = [`${base}.ts`, `${base}.tsx`].find((one) => existsSync(one))
      if (imported && !found.has(imported)) found.set(imported, readFileSync(imported, 'utf8'))
    }
  // the table of settings names the labels of all, which only their own screens show
  return [...found].map(([file, code]) => (/[\\/]domain[\\/]settings[\\/]/.test(file) ? '' : code)).join('\n')
}

/** @param {string} root */
function allSources(root) {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/^i18n[\\/](en|zh-cn)/.test(path))
    .map((path) => readFileSync(join(root, 'src', path), 'utf8'))
    .join('\n')
}

/**
 * Finds texts that nothing shows, and texts that the shell shows but the player bundle brings.
 * @param {string} root folder of the repository
 * @returns {Promise<string[]>} one line for each fault
 */
export async function checkTexts(root) {
  /** @param {string} path */
  const load = async (path) =>
    (await runnerImport(join(root, path), { configFile: false, root, logLevel: 'error' })).module
  const { zhCNShell } = await load('src/i18n/zh-cn/shell.ts')
  const { zhCNPlayerBundle } = await load('src/i18n/zh-cn/player-bundle.ts')
  const { hudTexts } = await load('src/i18n/zh-cn/hud.ts')
  const shellKeys = keysOf(zhCNShell)
  const bundleKeys = [...keysOf(zhCNPlayerBundle), ...keysOf(hudTexts)]
  const shell = shellSource(root)
  const sources = allSources(root)
  const shown = shellKeys.filter((key) => shell.includes(`'${key}'`))
  return [
    ...[...new Set([...shellKeys, ...bundleKeys])]
      .filter((key) => !composed.test(key) && !sources.includes(`'${key}'`))
      .map((key) => `the text ${key} is shown nowhere`),
    ...[...new Set(bundleKeys)]
      .filter((key) => shell.includes(`'${key}'`) && !shownLater.has(key))
      .map(
        (key) =>
          `the shell names the text ${key}, which comes with the player bundle: move it to shell.ts of both languages, or, if it is only a route's title, add it to shownLater in tools/check-texts.mjs`,
      ),
    ...(shown.length > 30 ? [] : ['the sources of the shell were not found']),
  ]
}
