// Everything that is checked without running the product. `--quick` leaves out what cannot break the program: format,
// styles, generated documents and unused code.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { checkArchitecture } from './architecture.mjs'
import { checkSpecification } from './check-specification.mjs'
import { checkTexts } from './check-texts.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const quick = process.argv.includes('--quick')

/** @typedef {[name: string, command: string[]]} Check */

/**
 * Runs one tool and prints its outcome, with its output when it fails.
 * @param {Check} check
 * @returns {Promise<boolean>} whether it passed
 */
function run([name, command]) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, { cwd: root })
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

/**
 * Prints what a check of this process found.
 * @param {string} name
 * @param {readonly string[]} faults
 */
function report(name, faults) {
  console.log(faults.length === 0 ? `ok   ${name}` : `FAIL ${name}\n${faults.join('\n')}`)
  return faults.length === 0
}

/** @type {Check[]} the longest first */
const types = readdirSync(`${root}/tsconfig`)
  .filter((name) => name.endsWith('.json') && name !== 'base.json')
  .sort((a, b) => Number(b === 'tests.json') - Number(a === 'tests.json'))
  .map((name) => [
    `types ${name}`,
    [
      'node_modules/typescript/bin/tsc',
      '-p',
      `tsconfig/${name}`,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${name}.tsbuildinfo`,
    ],
  ])
const linted = ['src', 'server', 'tests', 'tools', 'vite.config.ts', 'vitest.browsers.config.ts']
/** @type {Check} */
const lint = ['lint', ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...linted]]
/** @type {Check[]} */
const thorough = [
  ['unused code', ['node_modules/knip/bin/knip.js']],
  ['styles', ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css']],
  ['format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['docs/api.md', ['tools/api-docs.mjs', '--check']],
]

const outcomes = [architecture()]
if (!quick) {
  outcomes.push(report('texts', await checkTexts(root)))
  outcomes.push(report('docs/specification.md', checkSpecification(root)))
}
const waiting = [lint, ...types, ...(quick ? [] : thorough)]
const worker = async () => {
  for (let check = waiting.shift(); check; check = waiting.shift()) outcomes.push(await run(check))
}
await Promise.all(Array.from({ length: availableParallelism() }, worker))

process.exit(outcomes.every(Boolean) ? 0 : 1)
