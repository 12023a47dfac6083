import type { Language } from '../settings/settings'

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
const step = 1_000

/** Formats a size of data, such as `999 bytes` or `1.2 MB`: in whole numbers below a megabyte, with one decimal from there. */
export function formatBytes(bytes: number, language: Language): string {
  const size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0
  let at = 0
  while (at < units.length - 1 && size / step ** at >= step) at += 1
  const unit = units[at] ?? 'byte'
  const maximumFractionDigits = at >= 2 ? 1 : 0
  const unitDisplay = at === 0 ? 'long' : 'short'
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
  return format.format(size / step ** at)
}
