import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The nearest folder above a module that holds a package.json: the same from the sources and when bundled. */
export function projectRoot(moduleUrl: string): string {
  const start = dirname(fileURLToPath(moduleUrl))
  for (let folder = start; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (folder === dirname(folder)) return start
  }
}
