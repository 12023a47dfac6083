import { parseLrc, parseLrcA2, parseTTML, parseYrc } from '@applemusic-like-lyrics/lyric'

/** @param {{ startTime: number, words: { startTime: number }[] }[]} lines */
const sum = (lines) =>
  lines.reduce((all, { startTime, words }) => all + startTime + (words.at(-1)?.startTime ?? 0), lines.length)

/** Each gives a number made of all that was read, so that nothing of the work can be left out. */
export const amllParsers = {
  /** @param {string} text */
  lrc: (text) => sum(parseLrc(text)),
  /** @param {string} text */
  enhanced: (text) => sum(parseLrcA2(text)),
  /** @param {string} text */
  yrc: (text) => sum(parseYrc(text)),
  /** @param {string} text */
  ttml: (text) => sum(parseTTML(text).lines),
}
