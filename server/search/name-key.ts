import { foldName } from './fold-name'

/** A name made ready to be searched. */
export interface NameKey {
  /** Folded, its words parted by single spaces. */
  spaced: string
  /** The same without the spaces. */
  squeezed: string
  /** How its Han characters are read, such as `|lcbld|lingchenbianlidian|`; empty when it has none. */
  reading: string
}

export function nameKey(name: string, reading = ''): NameKey {
  const spaced = foldName(name)
  return { spaced, squeezed: spaced.replaceAll(' ', ''), reading }
}
