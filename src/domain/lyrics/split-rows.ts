import { failed, ok, type Result } from '../result'
import { lyricLimits } from './lyric-limits'

const lineFeed = 10
const carriageReturn = 13

/** Rows with something in them, trimmed, whatever ends them: LF, CRLF or a lone CR. A leading BOM goes too. */
export function splitRows(text: string): Result<string[]> {
  if (text.length > lyricLimits.characters) return failed({ kind: 'tooLarge' })
  const rows: string[] = []
  let start = 0
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? lineFeed : text.charCodeAt(at)
    if (code !== lineFeed && code !== carriageReturn) continue
    const row = text.slice(start, at).trim()
    start = at + 1
    if (row === '') continue
    if (rows.length === lyricLimits.lines) return failed({ kind: 'tooLarge' })
    rows.push(row)
  }
  return ok(rows)
}
