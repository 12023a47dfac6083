// Packs what the server hands out, once, as small as it gets: a server that packs in passing does it less well each time.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(?:html|js|css|svg|webmanifest)$/

/** Smaller ones go in one packet as they are. */
const leastBytes = 1024

/**
 * Writes `name.br` and `name.gz` beside each file of text below a folder.
 * @param {string} folder
 */
export function packFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !worthIt.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const content = readFileSync(path)
    if (content.length < leastBytes) continue
    const sized = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params: sized }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}
