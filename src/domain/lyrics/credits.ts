import { lyricLimits } from './lyric-limits'
import type { RowReader } from './row-reader'

interface TimedText {
  /** Seconds. */
  time: number
  text: string
}

const roles = [
  '作词 作詞 作曲 编曲 編曲 填词 填詞 谱曲 词曲 词 曲 詞 原唱 翻唱 演唱 歌手 制作 製作 监制 監製 出品 发行 發行',
  '混音 母带 母帶 录音 錄音 和声 和聲 和音 配唱 合唱 吉他 贝斯 贝司 鼓 键盘 钢琴 弦乐 小提琴 大提琴 二胡 笛 琵琶',
  '古筝 唢呐 乐队 指挥 统筹 企划 策划 版权 推广 封面 文案 营销 音乐 音频 작사 작곡 편곡',
  'lyric word compos music arrang produc written writer mix master record engineer vocal chorus guitar bass drum',
  'piano keyboard string synth publish artist singer isrc op sp',
].flatMap((group) => group.split(' '))

/** Roles so short that they must be the whole text before the colon. */
const wholeRoles = new Set(['词', '曲', '詞', 'op', 'sp', '鼓', '笛', 'word', 'bass', 'string', 'record'])

const maxRoleLength = 40
/** Seconds into the track after which a row is never a credit. */
const maxCreditTime = 90
const maxCredits = 200
/** Seconds between one credit and the next. */
const maxCreditGap = 12

/** Returns the credits at the beginning of a song's lines, and the lines after them. */
export function splitCredits<L extends { time: number }>(
  lines: readonly L[],
  textOf: (line: L) => string,
): { credits: string[]; sung: L[] } {
  const leading = lines.slice(0, maxCredits).map((line) => ({ time: line.time, text: textOf(line) }))
  const count = countCredits(leading)
  return { credits: leading.slice(0, count).map((row) => row.text), sung: lines.slice(count) }
}

/**
 * Returns how many of the first rows name people and are not sung: rows like `作词 : someone` with a known role, and any
 * other `role: name` rows close after them. A title row above them counts too.
 */
export function countCredits(rows: readonly TimedText[]): number {
  const [title, second] = rows
  const hasTitle =
    title && second && roleOf(title.text) === '' && title.text.includes(' - ') && isKnownCredit(second.text)
  let count = hasTitle && title.time <= 1 ? 1 : 0
  if (!isKnownCredit(rows[count]?.text ?? '')) return 0
  for (; count < rows.length; count++) {
    const row = rows[count]
    if (!row || row.time > maxCreditTime || roleOf(row.text) === '') break
    const before = rows[count - 1]
    if (before && row.time - before.time > maxCreditGap) break
  }
  return count
}

/** Returns the text before a colon when it is short enough to be a role, else an empty text. */
function roleOf(text: string): string {
  const head = text.slice(0, maxRoleLength + 1)
  const colon = head.search(/[:：]/)
  return colon > 0 && text.length > colon + 1 ? head.slice(0, colon).trim().toLowerCase() : ''
}

/** Returns whether a text has the form `role: name` with a known role in the making of a song. */
export function isKnownCredit(text: string): boolean {
  const role = roleOf(text)
  if (role === '') return false
  return roles.some((known) =>
    wholeRoles.has(known) ? role === known || role === `${known}s` : role.includes(known),
  )
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
