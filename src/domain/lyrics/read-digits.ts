/** The digits found, as a number and as a count, and where the text goes on. */
export interface Digits {
  value: number
  count: number
  next: number
}

/** One to `most` decimal digits at `at`; null when there is none or when more follow. */
export function readDigits(text: string, at: number, most: number): Digits | null {
  let value = 0
  let next = at
  for (; next < text.length; next++) {
    const digit = text.charCodeAt(next) - 48
    if (digit < 0 || digit > 9) break
    if (next - at === most) return null
    value = value * 10 + digit
  }
  return next === at ? null : { value, count: next - at, next }
}
