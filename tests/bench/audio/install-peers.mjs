import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Installs what the benchmarks measure against, in a folder of its own, when it is not there. */
export function installPeers() {
  if (['howler', 'audiomotion-analyzer'].every((name) => existsSync(`${folder}/node_modules/${name}`))) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' })
}
