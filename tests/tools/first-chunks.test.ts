import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstChunks } from '../../tools/first-chunks.mjs'

const main = resolve('src/main.tsx')
const music = resolve('src/music.ts')
const icons = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs')
const icon = (name: string) => resolve(`node_modules/lucide-react/dist/esm/icons/${name}.mjs`)

/** A build in which each module imports those, and names those icons. */
function build(imports: Record<string, string[]>, named: Record<string, string> = {}) {
  const getModuleInfo = (id: string) => ({
    code: named[id] ? `import { ${named[id]} } from "lucide-react"` : '',
    importedIds: imports[id] ?? [],
  })
  const context = { getModuleInfo }
  return (id: string) => firstChunks(id, context)
}

describe('firstChunks', () => {
  it('puts what the first paint imports into one file, also in a circle', () => {
    const chunkOf = build({ [main]: ['/a'], '/a': ['/b'], '/b': ['/a'] })
    expect([main, '/a', '/b', '/c'].map(chunkOf)).toEqual(['frame', 'frame', 'frame', null])
  })

  it('puts what only the music part imports into another', () => {
    const chunkOf = build({ [main]: ['/both'], [music]: ['/both', '/own'] })
    expect([music, '/own', '/both'].map(chunkOf)).toEqual(['music', 'music', 'frame'])
  })

  it('takes of all icons those that are named', () => {
    const chunkOf = build({ [main]: [icons], [icons]: ['/every-icon'] }, { [main]: 'X, Play as Go' })
    expect(['/every-icon', icon('x'), icon('play'), icon('pause')].map(chunkOf)).toEqual([
      null,
      'frame',
      'frame',
      null,
    ])
    expect([icons, icon('x'), icon('play')].every(existsSync)).toBe(true)
  })
})
