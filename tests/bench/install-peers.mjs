import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Installs the players and libraries to compare with, in a folder of their own, unless they are up to date. */
export function installPeers() {
  if (Object.entries(peerVersions()).every(([name, version]) => installed(name) === version)) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
}

/** @returns {Record<string, string>} the exact version of each peer, by its name */
export const peerVersions = () => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).dependencies

/** @param {string} name */
function installed(name) {
  const file = `${folder}/node_modules/${name}/package.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : null
}
