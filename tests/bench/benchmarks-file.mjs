import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The commands whose parts it holds, in their order. */
const commands = /** @type {const} */ ([
  'bench:server',
  'bench:audio',
  'bench:lyrics',
  'bench:load',
  'bench:product',
  'bench:press',
])

/** @param {string} command */
const mark = (command) => `<!-- npm run ${command} -->\n\n`

/**
 * Replaces one command's part of the file and leaves those of the others as they are.
 * @param {(typeof commands)[number]} command
 * @param {string} report Markdown that begins with a heading
 * @param {string} [file]
 */
export function writeBenchmarks(command, report, file = 'docs/benchmarks.md') {
  const written = existsSync(file) ? readFileSync(file, 'utf8') : ''
  /** @param {string} name */
  const partOf = (name) => {
    if (name === command) return report
    const from = written.indexOf(mark(name))
    if (from === -1) return ''
    const next = written.indexOf('<!-- npm run ', from + 1)
    return written.slice(from + mark(name).length, next === -1 ? undefined : next)
  }
  const parts = commands.flatMap((name) => {
    const part = partOf(name).trim()
    return part === '' ? [] : [`${mark(name)}${part}\n`]
  })
  writeFileSync(file, parts.join('\n'))
}
