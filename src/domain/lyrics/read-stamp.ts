import { readDigits } from './read-digits'

/** A time stamp, and where the text goes on after it. */
export interface Stamp {
  milliseconds: number
  next: number
}

/**
 * A stamp between `open` and `close` at `at`, null when there is none there:
 * `[1:02]`, `[01:02.3]`, `[01:02.345]`, `[01:02:34]` (a fraction, too), `[01:02:03.45]` (hours first)
 * and `[01:02.34-1]`, whose suffix means nothing.
 */
export function readStamp(text: string, at: number, open = '[', close = ']'): Stamp | null {
  if (text[at] !== open) return null
  const first = readDigits(text, at + 1, 4)
  if (!first || text[first.next] !== ':') return null
  const second = readDigits(text, first.next + 1, 2)
  if (!second) return null

  let seconds = first.value * 60 + second.value
  let next = second.next
  let fraction = 0
  if (text[next] === ':') {
    const third = readDigits(text, next + 1, 3)
    if (!third) return null
    if (third.count <= 2 && text[third.next] === '.') {
      seconds = seconds * 60 + third.value
    } else {
      fraction = third.value * 10 ** (3 - third.count)
    }
    next = third.next
  }
  if (text[next] === '.') {
    const part = readDigits(text, next + 1, 6)
    if (!part) return null
    fraction = Math.round(part.value * 10 ** (3 - part.count))
    next = part.next
  }
  if (text[next] === '-') {
    const suffix = readDigits(text, next + 1, 2)
    if (!suffix) return null
    next = suffix.next
  }
  return text[next] === close ? { milliseconds: seconds * 1000 + fraction, next: next + 1 } : null
}
