import type { Language } from '../settings/settings'

const tenThousand = 10_000
const hundredMillion = 100_000_000

/** The specification's units. In English, "M" stands for ten thousand and "B" for a hundred million. */
const units = {
  'zh-CN': { tenThousand: '万', hundredMillion: '亿' },
  en: { tenThousand: 'M', hundredMillion: 'B' },
} as const satisfies Record<Language, { tenThousand: string; hundredMillion: string }>

/** Formats a count for a card: in full below 10,000, then with one decimal and a unit. */
export function formatCount(count: number, language: Language): string {
  const whole = Number.isFinite(count) ? Math.max(0, Math.round(count)) : 0
  if (whole < tenThousand) return String(whole)
  const inTenThousands = (whole / tenThousand).toFixed(1)
  if (Number(inTenThousands) < tenThousand) return `${inTenThousands}${units[language].tenThousand}`
  return `${(whole / hundredMillion).toFixed(1)}${units[language].hundredMillion}`
}
