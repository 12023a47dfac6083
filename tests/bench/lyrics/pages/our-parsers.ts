import type { WordLine } from '../../../../src/domain/lyrics/lyric-data'
import { parseLrc } from '../../../../src/domain/lyrics/parse-lrc'
import { parseTtml } from '../../../../src/domain/lyrics/parse-ttml'
import { parseYrc } from '../../../../src/domain/lyrics/parse-yrc'
import type { Result } from '../../../../src/contract/result'

function read<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${result.failure.kind}`)
  return result.value
}

const sum = (lines: readonly Pick<WordLine, 'time' | 'content'>[]): number =>
  lines.reduce((all, { time, content }) => all + time + (content.at(-1)?.time ?? 0), lines.length)

/** Each gives a number made of all that was read, so that nothing of the work can be left out. */
export const ourParsers = {
  lrc: (text: string) => {
    const { lines } = read(parseLrc(text))
    return lines.reduce((all, line) => all + line.time, lines.length)
  },
  enhanced: (text: string) => sum(read(parseLrc(text)).wordLines),
  yrc: (text: string) => sum(read(parseYrc(text)).lines),
  ttml: (text: string) => sum(read(parseTtml(text)).wordLines),
}
