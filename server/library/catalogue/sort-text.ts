import type { NameKey } from '../../search/name-column'

/** Returns what a name is sorted by: Han characters by their pinyin, and 2 before 10. */
export function sortText({ reading, spaced }: Pick<NameKey, 'reading' | 'spaced'>): string {
  // `|initials|syllables|`, or one of both where they are the same
  const [, initials = '', syllables = ''] = reading.split('|')
  return (syllables || initials || spaced).replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}
