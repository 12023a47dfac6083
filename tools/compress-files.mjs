// Compresses the files that the server sends, once and as small as possible.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = /\.(?:html|js|css|svg|webmanifest)$/

/** Bytes; compressing smaller files saves next to nothing. */
const leastBytes = 512

/**
 * Writes `name.br` and `name.gz` beside each file of text below a folder.
 * @param {string} folder
 */
export function compressFiles(folder) {
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
