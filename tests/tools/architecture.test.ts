import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { checkArchitecture } from '../../tools/architecture.mjs'

/** Checks a tree of these files. */
function faultsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'melisma-tree-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const { files: read, faults } = checkArchitecture(root)
  expect(read).toBe(Object.keys(files).length)
  return faults
}

describe('checkArchitecture', () => {
  it('accepts a tree that follows the table', () => {
    expect(
      faultsOf({
        'src/domain/track.ts': 'export type Track = { id: number }\n',
        'src/stores/queue.ts':
          "import { observable } from 'mobx'\nimport type { Track } from '../domain/track'\n",
        'src/main.tsx': "import './stores/queue'\nimport './domain/track'\n",
        'server/app.ts': "import { Hono } from 'hono'\nimport { join } from 'node:path'\n",
      }),
    ).toEqual([])
  })

  it.each([
    ['a wrong layer', { 'src/ports/a.ts': '', 'src/domain/b.ts': "import '../ports/a'\n" }],
    [
      'a wrong layer by a type-only import',
      { 'src/audio/a.ts': '', 'src/workers/b.ts': "import type { A } from '../audio/a'\n" },
    ],
    [
      'a wrong layer by import()',
      { 'src/ui/a.ts': '', 'src/stores/b.ts': "export const a = () => import('../ui/a')\n" },
    ],
    [
      'a wrong layer by a type of import()',
      { 'src/ui/a.ts': '', 'src/stores/b.ts': "export type A = import('../ui/a').A\n" },
    ],
    [
      'a wrong layer by re-export',
      { 'src/storage/a.ts': '', 'src/audio/b.ts': "export * from '../storage/a'\n" },
    ],
    ['a server file in the client', { 'server/a.ts': '', 'src/ui/b.tsx': "import '../../server/a'\n" }],
    ['a package in the domain', { 'src/domain/a.ts': "import 'mobx'\n" }],
    ['React in a store', { 'src/stores/a.ts': "import { useState } from 'react'\n" }],
    ['Node in the client', { 'src/workers/a.ts': "import 'node:fs'\n" }],
  ])('finds %s', (_name, files) => {
    expect(faultsOf(files)).toHaveLength(1)
  })

  it('finds a cycle, even of types only', () => {
    expect(
      faultsOf({
        'src/domain/a.ts': "import type { B } from './b'\n",
        'src/domain/b.ts': "import type { C } from './c'\n",
        'src/domain/c.ts': "import type { A } from './a'\n",
      }),
    ).toEqual(['cycle: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts'])
  })

  it.each([
    ['a file that is too long', 'src/domain/long.ts', '// line\n'.repeat(301)],
    ['a name that says nothing', 'src/domain/utils.ts', ''],
    ['an index file', 'src/ui/parts/index.ts', ''],
    ['a name that is not kebab-case', 'src/domain/playQueue.ts', ''],
  ])('finds %s', (_name, path, text) => {
    expect(faultsOf({ [path]: text })).toHaveLength(1)
  })

  it('finds folders of the server that import each other', () => {
    expect(
      faultsOf({
        'server/library/a.ts': "import '../search/b'\n",
        'server/search/b.ts': '',
        'server/search/c.ts': "import '../library/a'\n",
      }),
    ).toEqual(['cycle: server/library → server/search → server/library'])
  })

  it.each([
    ['in a folder that no source has', 'tests/stores/old/queue.test.ts'],
    ['away from its source', 'tests/domain/queue.browser.test.ts'],
  ])('finds a test %s', (_name, path) => {
    const files = { 'src/stores/queue.ts': '', 'src/domain/track.ts': '', 'tests/e2e/journey.test.ts': '' }
    expect(faultsOf({ ...files, [path]: '' })).toHaveLength(1)
  })

  it('accepts a test beside its source, of a part of it, and of a folder', () => {
    const files = { 'src/stores/queue.ts': '', 'server/library/scan.ts': '' }
    const tests = ['stores/queue', 'stores/queue.drag', 'stores/every-store', 'server/library/scan']
    const placed = Object.fromEntries(tests.map((path) => [`tests/${path}.test.ts`, '']))
    expect(faultsOf({ ...files, ...placed })).toEqual([])
  })

  it('refuses functions of more than 80 lines by their name and line', () => {
    const root = mkdtempSync(join(tmpdir(), 'melisma-tree-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    mkdirSync(join(root, 'server'))
    const body = '  work()\n'.repeat(79)
    writeFileSync(join(root, 'server/a.ts'), `\nfunction long() {\n${body}}\nfunction short() {\n}\n`)
    expect(checkArchitecture(root).faults).toEqual(['server/a.ts:2: long has 81 lines'])
  })

  it('throws for a file that it cannot parse', () => {
    expect(() => faultsOf({ 'src/domain/broken.ts': 'export const = \n' })).toThrow(/cannot be parsed/)
  })
})
