import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '../../../src/domain/palette/contrast'
import { fromHex } from '../../../src/domain/palette/hex'
import { deriveTheme } from '../../../src/domain/theme/derive-theme'
import { surfaces } from '../../../src/domain/theme/theme'
import { themeProperties } from '../../../src/domain/theme/theme-properties'
import { themes } from '../../../src/domain/theme/themes'
import { unreadable } from '../../support/theme-pairs'

const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
const page = readFileSync('index.html', 'utf8')

/** A neutral colour as tokens.css first states it, in both modes. */
function neutral(name: string): Record<'light' | 'dark', string> {
  const stated = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\)`).exec(tokens)
  return { light: stated?.[1] ?? '', dark: stated?.[2] ?? '' }
}

/** The neutral colours with what they stand on in either mode. */
function pairs(names: readonly string[], softToo: boolean): [string, number][] {
  const all = [
    ...Object.values(themes),
    ...['#ffffff', '#000000', '#ff0000', '#00ff00', '#0000ff'].map(deriveTheme),
  ]
  const soft = { light: all.map(({ softLight }) => softLight), dark: all.map(({ softDark }) => softDark) }
  return names.flatMap((name) =>
    (['light', 'dark'] as const).flatMap((mode) =>
      [...surfaces[mode], ...(softToo ? soft[mode] : [])].map((ground): [string, number] => [
        `${name} ${neutral(name)[mode]} on ${ground}`,
        contrast(fromHex(neutral(name)[mode]), fromHex(ground)),
      ]),
    ),
  )
}

describe('tokens.css', () => {
  it('states the surfaces that the themes are made for', () => {
    const stated = ['bg', 'surface-1', 'surface-2'].map(neutral)
    expect(stated.map(({ light }) => light)).toEqual(surfaces.light)
    expect(stated.map(({ dark }) => dark)).toEqual(surfaces.dark)
  })

  it('is red until the listener’s theme is put there', () => {
    const stated = [...tokens.matchAll(/(--theme-[\w-]+): (#[\da-f]{6}|transparent);/g)].map(
      ([, name, value]) => [name, value],
    )
    expect(Object.fromEntries(stated)).toEqual(themeProperties(themes.red))
  })

  it('lets neutral text read on every surface and on the soft tint of every theme', () => {
    const found = pairs(['text', 'text-2', 'text-3'], true)
    expect(found).toHaveLength(3 * 2 * 18)
    expect(unreadable(found)).toEqual([])
  })

  it('lets messages read on every surface', () => {
    expect(unreadable(pairs(['success', 'warning', 'danger', 'info'], false))).toEqual([])
  })

  it('draws the edges of controls so that they are seen', () => {
    expect(unreadable(pairs(['border-strong'], false), 3)).toEqual([])
  })
})

describe('index.html', () => {
  it.each(['light', 'dark'] as const)('gives the bars of the browser the colour of a %s page', (mode) => {
    expect(page).toContain(
      `<meta name="theme-color" data-mode="${mode}" content="${neutral('bg')[mode]}" media="(prefers-color-scheme: ${mode})" />`,
    )
  })

  it('sets the theme before anything that could be painted', () => {
    const script = page.indexOf('<script src="/first-paint.js"></script>')
    expect(script).toBeGreaterThan(page.lastIndexOf('<meta'))
    expect(script).toBeLessThan(page.indexOf('<body>'))
  })
})

describe('first-paint.js', () => {
  it('can be read by every browser, the oldest included', () => {
    const comments = /\/\/.*|\/\*[\s\S]*?\*\//g
    const code = readFileSync('public/first-paint.js', 'utf8')
      .replaceAll(/'[^'\n]*'/g, "''")
      .replaceAll(comments, '')
    expect(
      code.match(/=>|`|\?\.|\?\?|\.\.\.|\*\*|catch \{|\b(?:let|const|class|async|await|of)\b/g),
    ).toBeNull()
  })
})
