/** A part of a synchronised text and when it starts. `text` may start or end with a line break. */
export interface SyltEntry {
  text: string
  timestamp: number
}

interface Timed {
  ms: number
  text: string
}

/** A line, and when it ends if the file tells. */
interface SyltLine {
  parts: Timed[]
  endMs: number | null
}

const time = (ms: number): string => {
  const minutes = String(Math.floor(ms / 60_000)).padStart(2, '0')
  return `${minutes}:${((ms % 60_000) / 1000).toFixed(3).padStart(6, '0')}`
}

/** Returns one line for each entry when no entry has a line break, else splits at the line breaks. */
const linesOf = (entries: readonly Timed[]): SyltLine[] => {
  const whole = !entries.some(({ text }) => text.includes('\n'))
  const lines: SyltLine[] = []
  let parts: Timed[] = []
  const end = (endMs: number | null) => {
    if (parts.length > 0 || endMs !== null) lines.push({ parts, endMs })
    parts = []
  }
  for (const { ms, text } of entries) {
    const [first = '', ...later] = text.split('\n')
    if (first.trim() !== '') parts.push({ ms, text: first })
    else if (first !== '' && parts.length > 0) parts.at(-1)!.text += first
    else if (text.trim() === '') end(ms)
    for (const piece of later) {
      end(null)
      if (piece.trim() !== '') parts.push({ ms, text: piece })
    }
    if (whole) end(null)
  }
  end(null)
  return lines
}

const lineText = ({ parts, endMs }: SyltLine, worded: boolean): string => {
  const [first] = parts
  if (!first) return `[${time(endMs ?? 0)}]`
  if (!worded)
    return `[${time(first.ms)}]${parts
      .map(({ text }) => text)
      .join('')
      .trim()}`
  const words = parts.map(({ ms, text }) => `<${time(ms)}>${text}`).join('')
  return `[${time(first.ms)}]${words}${endMs === null ? '' : `<${time(endMs)}>`}`
}

/**
 * Converts the entries of a SYLT frame to LRC: `[00:12.340]a line`. Entries that are syllables, as line breaks among
 * them show, get word times: `[00:12.340]<00:12.340>a <00:12.900>line`. An empty entry ends the line before it.
 * @param unitMs duration of one step of the time stamps
 */
export function syltToLrc(entries: readonly SyltEntry[], unitMs: number): string {
  const timed = entries.map(({ text, timestamp }) => ({
    ms: Math.round(timestamp * unitMs),
    text: text.replace(/\r\n?/g, '\n'),
  }))
  const lines = linesOf(timed)
  const worded = lines.some(({ parts }) => parts.length > 1)
  return lines.map((line) => lineText(line, worded)).join('\n')
}

/** Whether {@link syltToLrc} wrote word times. */
export const isWordTimed = (text: string): boolean => text.includes(']<')
