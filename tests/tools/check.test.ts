import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'

const tree = '.cache/planted'

/** Puts a file beside the tree, under the rules of a part of it, while one tool of `npm run check` looks at it. */
function plant(name: string, text: string, tool: string, ...args: string[]) {
  mkdirSync(tree, { recursive: true })
  writeFileSync(`${tree}/${name}`, text)
  onTestFinished(() => rmSync(`${tree}/${name}`, { force: true }))
  const command = [`node_modules/${tool}`, ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

/** A project over that one file, with the globals of a real one. */
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
})
