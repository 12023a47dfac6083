// Keeps the scripts and styles of replaced builds for a day, for tabs that still run them.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

const keptMs = 24 * 60 * 60_000

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : [])

/**
 * Copies the files that a build is about to replace. Their modification time becomes that of the replacement.
 * @param {string} assets the folder of hashed files of a build
 * @param {string} kept
 * @param {Date} now
 */
export function keepFiles(assets, kept, now) {
  for (const name of namesIn(assets)) {
    if (name.endsWith('.map')) continue
    mkdirSync(kept, { recursive: true })
    copyFileSync(join(assets, name), join(kept, name))
    utimesSync(join(kept, name), now, now)
  }
}

/**
 * Deletes the kept files that the new build has as well, and those that were replaced more than a day ago.
 * @param {string} assets
 * @param {string} kept
 * @param {Date} now
 */
export function dropFiles(assets, kept, now) {
  const current = new Set(namesIn(assets))
  for (const name of namesIn(kept)) {
    const path = join(kept, name)
    if (current.has(name) || now.getTime() - statSync(path).mtimeMs > keptMs) rmSync(path)
  }
}
