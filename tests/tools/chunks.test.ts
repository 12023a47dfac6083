import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { chunkOf } from '../../tools/chunks.mjs'
import { lazyChunkId } from '../../tools/lazy-chunks-plugin.mjs'

const main = resolve('src/main.tsx')
const playerBundle = resolve('src/player-bundle.ts')
const icons = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs')
const icon = (name: string) => resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`)

/** Creates a build of modules with these imports and named icons. */
function build(imports: Record<string, string[]>, named: Record<string, string> = {}) {
  const getModuleInfo = (id: string) => ({
    code: named[id] ? `import { ${named[id]} } from "lucide-react"` : '',
    importedIds: imports[id] ?? [],
  })
  const context = { getModuleInfo }
  return (id: string) => chunkOf(id, context)
}

describe('chunkOf', () => {
  it('puts everything the first paint imports into one chunk, even in a cycle', () => {
    const chunkOf = build({ [main]: ['/a'], '/a': ['/b'], '/b': ['/a'] })
    expect([main, '/a', '/b', '/c'].map(chunkOf)).toEqual(['shell', 'shell', 'shell', null])
  })

  it('puts what only the playerBundle part imports into another', () => {
    const chunkOf = build({ [main]: ['/both'], [playerBundle]: ['/both', '/own'] })
    expect([playerBundle, '/own', '/both'].map(chunkOf)).toEqual(['player-bundle', 'player-bundle', 'shell'])
  })

  it('shares what two lazy chunks import, unless it is there already', () => {
    const chunkOf = build({
      [main]: ['/first'],
      [lazyChunkId('screens')]: ['/first', '/both', '/one'],
      [lazyChunkId('settings')]: ['/first', '/both', '/other'],
    })
    expect(['/first', '/both', '/one', '/other'].map(chunkOf)).toEqual(['shell', 'shared', null, null])
  })

  it('takes of all icons those that are named', () => {
    const chunkOf = build({ [main]: [icons], [icons]: ['/every-icon'] }, { [main]: 'X, Play as Go' })
    expect(['/every-icon', icon('x'), icon('play'), icon('pause')].map(chunkOf)).toEqual([
      null,
      'shell',
      'shell',
      null,
    ])
    expect([icons, icon('x'), icon('play')].every(existsSync)).toBe(true)
  })
})
