import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'

const tree = '.cache/planted'

/** Runs one tool of `npm run check` on a temporary file. */
function plant(name: string, text: string, tool: string, ...args: string[]) {
  mkdirSync(tree, { recursive: true })
  writeFileSync(`${tree}/${name}`, text)
  onTestFinished(() => rmSync(`${tree}/${name}`, { force: true }))
  const command = [`node_modules/${tool}`, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** Writes a TypeScript project for that one file, with the globals of a real one. */
function writeFileConfig(file: string, project: string): void {
  mkdirSync(tree, { recursive: true })
  const config = {
    extends: `../../tsconfig/${project}.json`,
    include: [`./${file}`, '../../tsconfig/*.d.ts'],
    exclude: [],
  }
  writeFileSync(`${tree}/${file}.json`, JSON.stringify(config))
}

describe('npm run check', () => {
  it.each([
    ['a document in the domain', 'a.ts', 'export const a = document.title\n', 'pure'],
    ['fetch in a store', 'b.ts', "export const a = fetch('/x')\n", 'pure'],
    ['a document in the core worker', 'c.ts', 'export const a = document.title\n', 'worker'],
    ['a window in a worklet', 'd.ts', 'export const a = window.name\n', 'worklet'],
    ['Node in a view', 'e.tsx', 'export const a = process.argv\n', 'main'],
    ['a page in the server', 'f.ts', 'export const a = document.title\n', 'server'],
  ])('fails on %s', (_name, file, text, project) => {
    writeFileConfig(file, project)
    const { status, output } = plant(file, text, 'typescript/bin/tsc', '-p', `${tree}/${file}.json`)
    expect(status).not.toBe(0)
    expect(output).toMatch(/Cannot find name '(document|fetch|window|process)'/)
  })

  it.each([
    ['a promise that nobody awaits', 'const later = async () => 1\nexport const a = () => {\n  later()\n}\n'],
    ['any', 'export const a = (value: any) => value\n'],
    ['a default export', 'export default 1\n'],
    ['text set as HTML', "export const a = <p dangerouslySetInnerHTML={{ __html: '<b>' }} />\n"],
  ])('fails on %s', (_name, text) => {
    writeFileConfig('lint.tsx', 'main')
    const lint = ['--type-aware', '--deny-warnings', '--no-ignore', '-c', '.oxlintrc.json']
    const { status, output } = plant('lint.tsx', text, 'oxlint/bin/oxlint', ...lint, `${tree}/lint.tsx`)
    expect(status).not.toBe(0)
    expect(output).toContain('lint.tsx')
  })

  it.each([
    ['a space that has a token', '.a {\n  gap: 12px;\n}\n', '12px'],
    ['a control smaller than a token says', '.a {\n  min-height: 44px;\n}\n', '44px'],
    [
      'a breakpoint that is not in the table',
      '@media (width < 700px) {\n  .a {\n    gap: 0;\n  }\n}\n',
      '700px',
    ],
    ['a property that does not exist', '.a {\n  colour: red;\n}\n', 'colour'],
  ])('fails on %s', (_name, text, shown) => {
    const { status, output } = plant('lint.css', text, 'stylelint/bin/stylelint.mjs', `${tree}/lint.css`)
    expect(status).not.toBe(0)
    expect(output).toContain(shown)
  })
})
