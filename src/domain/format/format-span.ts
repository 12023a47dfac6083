import type { Language } from '../settings/settings'

/** Formats how long something took, such as `0.4 s`, `12 s` or `3 min 5 s`: with one decimal below ten seconds. */
export function formatSpan(ms: number, language: Language): string {
  const seconds = Math.max(0, ms) / 1000
  const unit = (value: number, name: 'second' | 'minute', digits = 0) =>
    new Intl.NumberFormat(language, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value)
  if (seconds < 10) return unit(seconds, 'second', 1)
  const whole = Math.round(seconds)
  if (whole < 60) return unit(whole, 'second')
  const parts = [unit(Math.floor(whole / 60), 'minute')]
  if (whole % 60 > 0) parts.push(unit(whole % 60, 'second'))
  return parts.join(' ')
}
