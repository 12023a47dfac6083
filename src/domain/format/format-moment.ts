import type { Language } from '../settings/settings'

/** Formats a moment with its day and time, such as `24 Nov 2026, 18:05`, in the device's time zone. */
export function formatMoment(ms: number, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(ms)
}
