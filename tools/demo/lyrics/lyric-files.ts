import type { SungLine } from './sung-line'

/** How a piece's lyric files are written; real files differ in each of these. */
export interface LyricStyle {
  /** `json`: rows such as {"t":0,"c":[...]}; `rows`: plain stamped rows. */
  credits: 'json' | 'rows'
  /** A space as its own `(0,0,0) ` word, or inside the word before it. */
  spaces: 'words' | 'inside'
  /** Fraction digits of lrc stamps. */
  digits: 2 | 3
}

export type Credit = readonly [role: string, name: string]

/** Side files by suffix, e.g. `.yrc`. */
export type LyricFiles = Record<string, string>

function stamp(seconds: number, digits: 2 | 3): string {
  const unit = digits === 2 ? 100 : 1000
  const ticks = Math.round(seconds * unit)
  const minutes = Math.floor(ticks / (60 * unit))
  const rest = ticks - minutes * 60 * unit
  const whole = String(Math.floor(rest / unit)).padStart(2, '0')
  return `[${String(minutes).padStart(2, '0')}:${whole}.${String(rest % unit).padStart(digits, '0')}]`
}

function creditRows(credits: readonly Credit[], style: LyricStyle): string[] {
  return credits.map(([role, name], index) =>
    style.credits === 'json'
      ? JSON.stringify({ t: index * 1000, c: [{ tx: `${role}: ` }, { tx: name }] })
      : `${stamp(index, style.digits)}${role} : ${name}`,
  )
}

function jsonCredits(credits: readonly Credit[]): string[] {
  return creditRows(credits, { credits: 'json', spaces: 'inside', digits: 2 })
}

const file = (rows: readonly string[]): string => `${rows.join('\n')}\n`

const plainText = (line: SungLine): string => line.words.map((word) => word.text).join('')

function wordRow(line: SungLine, spaces: LyricStyle['spaces']): string {
  const ms = (seconds: number): number => Math.round(seconds * 1000)
  const words = line.words.map(({ text, start, end }) => {
    const timed = `(${ms(start)},${ms(end) - ms(start)},0)`
    if (spaces === 'words' && text.endsWith(' ')) return `${timed}${text.slice(0, -1)}(0,0,0) `
    return timed + text
  })
  return `[${ms(line.start)},${ms(line.end) - ms(line.start)}]${words.join('')}`
}

/** `[mm:ss.xx]text` rows after the credits, and the translation of each line. */
export function lineFiles(
  lines: readonly SungLine[],
  credits: readonly Credit[],
  style: LyricStyle,
): LyricFiles {
  const rows = (pick: (line: SungLine) => string): string[] =>
    lines.map((line) => stamp(line.start, style.digits) + pick(line))
  return {
    '.lrc': file([...creditRows(credits, style), ...rows(plainText)]),
    '.tlyric.lrc': file(['[by:Melisma]', ...rows((line) => line.translation)]),
  }
}

/**
 * The full set. yrc: `[start,duration](start,duration,0)word…` in ms, word times absolute, credits as JSON rows;
 * ytlrc keeps the yrc's milliseconds.
 */
export function wordFiles(
  lines: readonly SungLine[],
  credits: readonly Credit[],
  style: LyricStyle,
): LyricFiles {
  const rows = (digits: 2 | 3, pick: (line: SungLine) => string): string[] =>
    lines.map((line) => stamp(line.start, digits) + pick(line))
  return {
    ...lineFiles(lines, credits, style),
    '.romalrc.lrc': file(rows(style.digits, (line) => line.romanisation)),
    '.yrc': file([...jsonCredits(credits), ...lines.map((line) => wordRow(line, style.spaces))]),
    '.ytlrc.lrc': file(['[by:Melisma]', ...rows(3, (line) => line.translation)]),
  }
}

/** What NetEase serves for music without words. */
export function pureMusicFiles(): LyricFiles {
  return { '.lrc': file(['[99:00.00]纯音乐，请欣赏']) }
}
