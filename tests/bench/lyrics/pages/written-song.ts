import type { SongLine } from './song'

const two = (number: number) => String(number).padStart(2, '0')
const three = (number: number) => String(number).padStart(3, '0')

const stamp = (ms: number) =>
  `${two(Math.floor(ms / 60_000))}:${two(Math.floor(ms / 1000) % 60)}.${three(ms % 1000)}`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const spelt = (line: SongLine) => line.words.map((word) => word.text).join('')

export const writeLrc = (lines: readonly SongLine[]): string =>
  lines.map((line) => `[${stamp(line.start)}]${spelt(line)}`).join('\n')

export const writeTranslation = (lines: readonly SongLine[]): string =>
  lines.flatMap((line) => (line.tran === '' ? [] : [`[${stamp(line.start)}]${line.tran}`])).join('\n')

export const writeYrc = (lines: readonly SongLine[]): string =>
  lines
    .map((line) => {
      const words = line.words.map((word) => `(${word.start},${word.end - word.start},0)${word.text}`)
      return `[${line.start},${line.end - line.start}]${words.join('')}`
    })
    .join('\n')

/** Each word led by its start, the last followed by its end. */
export const writeEnhancedLrc = (lines: readonly SongLine[]): string =>
  lines
    .map((line) => {
      const words = line.words.map((word) => `<${stamp(word.start)}>${word.text}`)
      return `[${stamp(line.start)}]${words.join('')}<${stamp(line.end)}>`
    })
    .join('\n')

export function writeTtml(lines: readonly SongLine[]): string {
  const rows = lines.map((line, at) => {
    const words = line.words.map(({ start, end, text }) => {
      const word = `<span begin="${stamp(start)}" end="${stamp(end)}">${escaped(text.trimEnd())}</span>`
      return text.endsWith(' ') ? `${word} ` : word
    })
    const tran = line.tran && `<span ttm:role="x-translation" xml:lang="zh-CN">${escaped(line.tran)}</span>`
    const begin = `begin="${stamp(line.start)}" end="${stamp(line.end)}"`
    return `<p ${begin} ttm:agent="v1" itunes:key="L${at + 1}">${words.join('')}${tran}</p>`
  })
  const [first, last] = [lines[0], lines.at(-1)]
  return `<tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="http://music.apple.com/lyric-ttml-internal" itunes:timing="Word"><head><metadata><ttm:agent type="person" xml:id="v1"/></metadata></head><body dur="${stamp(last?.end ?? 0)}"><div begin="${stamp(first?.start ?? 0)}" end="${stamp(last?.end ?? 0)}">${rows.join('')}</div></body></tt>`
}
