// Builds the client and the server into dist, when their sources have changed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'vite'
import { addIntegrity } from './add-integrity.mjs'
import { compressFiles } from './compress-files.mjs'
import { dropFiles, keepFiles } from './earlier-builds.mjs'
import { renderFirstPictures } from './first-picture.mjs'
import { precacheEntries } from './precache-entries.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = join(root, 'dist/stamp')
const assets = join(root, 'dist/client/assets')
const keptAssets = join(root, 'dist/earlier/assets')
const inputs = [
  'src',
  'server',
  'public',
  'tsconfig',
  'index.html',
  'vite.config.ts',
  'tools/add-integrity.mjs',
  'tools/chunks.mjs',
  'tools/first-picture.mjs',
  'tools/lazy-chunks-plugin.mjs',
  'tools/precache-entries.mjs',
  'tools/preload-texts-plugin.mjs',
  'tools/build.mjs',
  'tools/node-worker-plugin.mjs',
  'tools/service-worker.config.mjs',
  'tools/compress-files.mjs',
  'tools/earlier-builds.mjs',
  'package-lock.json',
]

/** Computes a digest of every file that goes into the build. */
function fingerprint() {
  const hash = createHash('sha1')
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    if (statSync(full).isDirectory())
      readdirSync(full)
        .sort()
        .forEach((name) => add(join(path, name)))
    else hash.update(path).update(readFileSync(full))
  }
  inputs.forEach(add)
  return hash.digest('hex')
}

/** @param {string[]} args @param {Record<string, string>} [variables] of its environment */
function vite(args, variables) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...args],
    // tests set NODE_ENV, which would bundle React's development build
    {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...variables, NODE_ENV: 'production', VITEST: undefined },
    },
  )
  if (status !== 0) throw new Error(`The build failed.\n${stdout}${stderr}`)
}

/** Without whitespace the minifier writes template literals, which ECMAScript 5 lacks: line breaks go afterwards. */
const asWritten = { compress: false, codegen: { removeWhitespace: false } }

/** Shortens the scripts that vite copies as they are. They are ECMAScript 5, for browsers that the app does not run in. */
function minifyCopiedScripts() {
  for (const name of readdirSync(join(root, 'public')).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(root, 'public', name), 'utf8')
    const minified = minifySync(name, code, { mangle: true, ...asWritten })
    if (minified.errors.length > 0)
      throw new Error(`${name} cannot be minified: ${minified.errors[0]?.message}`)
    writeFileSync(join(root, 'dist/client', name), minified.code.replaceAll(/\n\t*/g, ''))
  }
}

/** Adds the service workers, each as one script whose name has no hash: its address has to stay. */
function buildServiceWorkers() {
  const entries = JSON.stringify(precacheEntries(join(root, 'dist/client')))
  for (const name of ['service-worker', 'retired-service-worker'])
    vite(['--config', 'tools/service-worker.config.mjs'], { WORKER: name, PRECACHE_ENTRIES: entries })
}

/** Makes sure that dist is up to date; costs a few milliseconds when it is. */
export function ensureBuilt() {
  const wanted = fingerprint()
  const outputs = [
    stamp,
    join(root, 'dist/client/index.html'),
    join(root, 'dist/server/main.js'),
    join(root, 'dist/server/reading-worker.js'),
  ]
  if (outputs.every(existsSync) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Building Melisma…')
  rmSync(stamp, { force: true })
  const now = new Date()
  keepFiles(assets, keptAssets, now)
  vite([])
  minifyCopiedScripts()
  renderFirstPictures(root, vite)
  addIntegrity(join(root, 'dist/client'))
  buildServiceWorkers()
  compressFiles(join(root, 'dist/client'))
  dropFiles(assets, keptAssets, now)
  vite(['--ssr', 'server/main.ts'])
  writeFileSync(stamp, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    ensureBuilt()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
