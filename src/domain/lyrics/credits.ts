import { isKnownRole, mayBeRole } from './credit-roles'
import { lyricLimits } from './lyric-limits'
import type { RowReader } from './row-reader'

interface TimedText {
  /** Seconds. */
  time: number
  text: string
}

const maxRoleLength = 40
/** Seconds into the track after which no credit stands above the song. */
const maxCreditTime = 90
const maxCredits = 200
/** Seconds between a credit and the next one whose role is not known. */
const maxUnknownGap = 12
/** Rows above the credits that name the song and who sings it. */
const maxTitles = 2
const titleRow = /^(?:歌曲名|歌手名|歌名|曲名|专辑名|title|song|artist|album)(?![\p{Script=Han}\p{L}])/iu
/** As few known credits below the song might be sung. */
const minClosing = 2

/** Returns the credits at the beginning and at the end of a song's lines, and the lines between them. */
export function splitCredits<L extends { time: number }>(
  lines: readonly L[],
  textOf: (line: L) => string,
): { credits: string[]; sung: L[] } {
  const opening = countCredits(
    lines.slice(0, maxCredits).map((line) => ({ time: line.time, text: textOf(line) })),
  )
  const rest = lines.slice(opening)
  const closing = countClosingCredits(rest, textOf)
  const sung = rest.slice(0, rest.length - closing)
  const credits = [...lines.slice(0, opening), ...rest.slice(sung.length)].map(textOf)
  return { credits, sung }
}

/**
 * Returns how many of the first rows name people and are not sung: rows like `作词 : someone` with a known role, and
 * other `role: name` rows close after them. Up to two rows above them that name the song count too.
 */
export function countCredits(rows: readonly TimedText[]): number {
  let count = rows.slice(0, maxTitles + 1).findIndex(({ text }) => isKnownCredit(text))
  if (count === -1 || !rows.slice(0, count).every(({ text }) => isTitle(text))) return 0
  for (; count < rows.length; count++) {
    const row = rows[count]
    if (!row || row.time > maxCreditTime) break
    const before = rows[count - 1]
    const isClose = !before || row.time - before.time <= maxUnknownGap
    if (!isKnownCredit(row.text) && !(isClose && mayBeRole(roleOf(row.text)))) break
  }
  return count
}

/** Returns how many of the last rows are credits: at least two of known roles, and others among them. */
function countClosingCredits<L>(lines: readonly L[], textOf: (line: L) => string): number {
  let closing = 0
  let known = 0
  for (let count = 1; count <= maxCredits; count++) {
    const line = lines.at(-count)
    const text = line === undefined ? '' : textOf(line)
    if (isKnownCredit(text)) {
      closing = count
      known++
    } else if (!mayBeRole(roleOf(text))) break
  }
  return known >= minClosing ? closing : 0
}

function isTitle(text: string): boolean {
  return titleRow.test(text) || (roleOf(text) === '' && text.includes(' - '))
}

/** Returns the text before a colon when it is short enough to be a role, else an empty text. */
function roleOf(text: string): string {
  const head = text.slice(0, maxRoleLength + 1)
  const colon = head.search(/[:：]/)
  return colon > 0 && text.length > colon + 1 ? head.slice(0, colon).trim().toLowerCase() : ''
}

/** Returns whether a text has the form `role: name` with a known role in the making of a song. */
export function isKnownCredit(text: string): boolean {
  return isKnownRole(roleOf(text))
}

/** Returns the credits without repetitions. Rows of JSON and of plain text write the same credit differently. */
export function distinctCredits(credits: readonly string[]): string[] {
  return [...new Map(credits.map((credit) => [credit.replace(/[\s:：]+/g, ''), credit])).values()]
}

const braceOpen = 123
const braceClose = 125

/**
 * Adds the text of a JSON row to `credits`, without its links. Returns whether the row is a credit row.
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人","li":"http://…","or":"orpheus://…"}]}
 */
export function readCreditRow(text: string, { start, end }: RowReader, credits: string[]): boolean {
  if (text.charCodeAt(start) !== braceOpen || text.charCodeAt(end - 1) !== braceClose) return false
  const row = parseJson(text.slice(start, end))
  if (typeof row !== 'object' || row === null || !('c' in row) || !Array.isArray(row.c)) return false
  let joined = ''
  for (const part of row.c as unknown[]) {
    if (typeof part === 'object' && part !== null && 'tx' in part && typeof part.tx === 'string')
      joined += part.tx
  }
  const credit = joined.trim()
  if (credit !== '' && credit.length <= lyricLimits.lineCharacters) credits.push(credit)
  return true
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
