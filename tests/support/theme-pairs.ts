import { contrast } from '../../src/domain/palette/contrast'
import { fromHex } from '../../src/domain/palette/hex'
import { surfaces, type Theme } from '../../src/domain/theme/theme'

/** Returns each text of a theme on each of its backgrounds: `text on ground`, and their contrast. */
export function themePairs(theme: Theme): [pair: string, ratio: number][] {
  const pair = (name: string, text: string, ground: string): [string, number] => [
    `${name}: ${text} on ${ground}`,
    contrast(fromHex(text), fromHex(ground)),
  ]
  return [
    ...(['solid', 'hover', 'pressed', 'suppl'] as const).map((fill) => pair(fill, theme.on, theme[fill])),
    ...[...surfaces.light, theme.softLight].map((ground) => pair('light', theme.textLight, ground)),
    ...[...surfaces.dark, theme.softDark].map((ground) => pair('dark', theme.textDark, ground)),
  ]
}

/** Returns the pairs whose text is not readable. */
export function unreadable(pairs: readonly [string, number][], least = 4.5): string[] {
  return pairs.filter(([, ratio]) => ratio < least).map(([pair, ratio]) => `${pair} is ${ratio.toFixed(2)}`)
}
