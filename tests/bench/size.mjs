// npm run bench:size: what the home screen costs over the wire, read off the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureBuilt } from '../../tools/build.mjs'

const dist = 'dist/client'

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */

ensureBuilt()
const manifest = /** @type {Record<string, Chunk>} */ (
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
)

/** @param {string} name @param {Set<string>} files */
function collect(name, files) {
  const chunk = manifest[name]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  chunk.css?.forEach((file) => files.add(file))
  chunk.imports?.forEach((next) => collect(next, files))
  return files
}

/** @param {string} file */
const weight = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

/** @param {string[]} files */
function row(files) {
  const kilobytes = files.reduce((sum, file) => sum + weight(file), 0) / 1024
  return `${files.length} files, ${kilobytes.toFixed(1)} KiB gzip`
}

const first = new Set(
  ['index.html', 'src/ui/screens/home/home-screen.tsx', 'src/i18n/zh-cn-frame.ts'].flatMap((name) => [
    ...collect(name, new Set()),
  ]),
)
const script = [...first].filter((file) => file.endsWith('.js'))
console.log(`home, script: ${row(script)}`)
console.log(`home, styles: ${row([...first].filter((file) => file.endsWith('.css')))}`)
