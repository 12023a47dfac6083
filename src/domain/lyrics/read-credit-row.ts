import { lyricLimits } from './lyric-limits'
import type { RowReader } from './row-reader'

const braceOpen = 123
const braceClose = 125

/** Whether the row is a credit row; puts its text, if there is one, to `credits`. */
export function readCredit(text: string, { start, end }: RowReader, credits: string[]): boolean {
  if (text.charCodeAt(start) !== braceOpen || text.charCodeAt(end - 1) !== braceClose) return false
  const credit = readCreditRow(text.slice(start, end))
  if (credit === null) return false
  if (credit !== '' && credit.length <= lyricLimits.lineCharacters) credits.push(credit)
  return true
}

/**
 * The text of a credit row, null when the row is not one. Links to pages and pictures in it are left out.
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人","li":"http://…","or":"orpheus://…"}]}
 */
function readCreditRow(row: string): string | null {
  const value = parseJson(row)
  if (typeof value !== 'object' || value === null || !('c' in value) || !Array.isArray(value.c)) return null
  let text = ''
  for (const part of value.c as unknown[]) {
    if (typeof part === 'object' && part !== null && 'tx' in part && typeof part.tx === 'string')
      text += part.tx
  }
  return text.trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
