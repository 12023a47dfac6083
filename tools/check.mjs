// Everything that is checked without running the product: architecture, types, lint, format, dead code.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkArchitecture } from './architecture.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<boolean>}
 */
function run(name, [tool = '', ...args]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], { cwd: root })
    let output = ''
    child.stdout.on('data', (part) => (output += part))
    child.stderr.on('data', (part) => (output += part))
    child.on('close', (code) => {
      console.log(code === 0 ? `ok   ${name}` : `FAIL ${name}\n${output}`)
      resolve(code === 0)
    })
  })
}

function architecture() {
  const { files, imports, faults } = checkArchitecture(root)
  const ok = faults.length === 0 && files > 0 && imports > 0
  const read = `architecture (${files} files, ${imports} imports)`
  console.log(ok ? `ok   ${read}` : `FAIL ${read}\n${faults.join('\n')}`)
  return ok
}

const projects = readdirSync(`${root}/tsconfig`).filter(
  (name) => name.endsWith('.json') && name !== 'base.json',
)

const outcomes = [
  architecture(),
  await run('format', ['oxfmt/bin/oxfmt', '--check']),
  await run('lint', [
    'oxlint/bin/oxlint',
    '--type-aware',
    '--deny-warnings',
    'src',
    'server',
    'tests',
    'tools',
    'vite.config.ts',
  ]),
]
for (const project of projects)
  outcomes.push(await run(`types ${project}`, ['typescript/bin/tsc', '-p', `tsconfig/${project}`]))
outcomes.push(await run('unused code', ['knip/bin/knip.js']))

process.exit(outcomes.every(Boolean) ? 0 : 1)
