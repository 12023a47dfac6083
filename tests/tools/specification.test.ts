import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const rows = readFileSync('docs/specification.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\| (what is asked|-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const missing = (names: readonly string[], places: (name: string) => readonly string[]) =>
  names.filter((name) => !places(name).some((path) => existsSync(path)))

describe('docs/specification.md', () => {
  it('names sources that exist', () => {
    const sources = rows.flatMap((cells) => namesIn(cells[2]))
    expect(sources.length).toBeGreaterThan(100)
    const faults = missing(sources, (name) => {
      const base = /^(server|public)\//.test(name) ? name : `src/${name}`
      return ['.ts', '.tsx', '.js'].map((end) => base + end)
    })
    expect(faults).toEqual([])
  })

  it('names tests that exist', () => {
    const tests = rows.flatMap((cells) => namesIn(cells[3]))
    expect(tests.length).toBeGreaterThan(100)
    const ends = ['.test.ts', '.browser.test.ts', '.browser.test.tsx']
    expect(missing(tests, (name) => ends.map((end) => `tests/${name}${end}`))).toEqual([])
  })
})
