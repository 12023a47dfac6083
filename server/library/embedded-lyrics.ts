import type { ILyricsTag } from 'music-metadata'
import type { LyricTexts } from './lyric-kinds'

const wordTimed = /^\s*\[\d+,\d+\]\(\d+,\d+/m

const stamp = (ms: number): string => {
  const minutes = String(Math.floor(ms / 60_000)).padStart(2, '0')
  return `[${minutes}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}]`
}

const asLrc = (lines: ILyricsTag['syncText']): string =>
  lines.map(({ timestamp, text }) => stamp(Math.max(0, timestamp ?? 0)) + text).join('\n')

/** The reader leaves the list out for an USLT frame, against its own type. */
const timedLines = ({ syncText }: Partial<ILyricsTag>) => syncText ?? []

/**
 * USLT, SYLT and `LYRICS` tags as lyric texts. Timed lines come from the tag reader as
 * `{ timestamp: 12340, text: 'a line' }` and leave as `[00:12.340]a line`; words without times stay plain text.
 */
export function embeddedLyrics(tags: readonly ILyricsTag[]): LyricTexts {
  const words = tags.find(({ text }) => text && wordTimed.test(text))?.text
  const timed = tags.find((tag) => timedLines(tag).some(({ timestamp }) => timestamp !== undefined))
  const plain = tags.find(({ text }) => text?.trim() && !wordTimed.test(text))?.text
  const lrc = timed ? asLrc(timedLines(timed)) : plain
  return { ...(words && { yrc: words }), ...(lrc && { lrc }) }
}
