// npm run bench:size: the bytes that the home screen transfers, read from the build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

const packings = /** @type {const} */ ([
  ['gzip', (/** @type {Buffer} */ content) => gzipSync(content, { level: 9 })],
  ['Brotli', (/** @type {Buffer} */ content) => brotliCompressSync(content)],
])

/** @param {string[]} files */
function row(files) {
  const contents = files.map((file) => readFileSync(join(dist, file)))
  const sizes = packings.map(([name, pack]) => {
    const bytes = contents.reduce((sum, content) => sum + pack(content).length, 0)
    return `${(bytes / 1024).toFixed(1)} KiB ${name}`
  })
  return `${files.length} files, ${sizes.join(', ')}`
}

const page = readFileSync(join(dist, 'index.html'), 'utf8')
const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file)
const first = new Set([...named, ...collect('src/i18n/zh-cn/shell.ts', new Set())])
const script = [...first].filter((file) => file.endsWith('.js'))
console.log(`home, script: ${row(script)}`)
console.log(`home, styles: ${row([...first].filter((file) => file.endsWith('.css')))}`)
