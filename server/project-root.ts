import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Returns the nearest folder above a module with a package.json, both from the sources and when bundled. */
export function projectRoot(moduleUrl: string): string {
  const start = dirname(fileURLToPath(moduleUrl))
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return start
  }
}
