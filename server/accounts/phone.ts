/**
 * A phone number with its country code, as accounts are known by: `86-13800000000`. Null for what is none: digits
 * only, at most 15 with the code (ITU-T E.164), eleven from 1 on in mainland China.
 */
export function readPhone(countryCode: string, phone: string): string | null {
  const code = countryCode.trim().replace(/^(\+|00)/, '')
  const number = phone.trim()
  if (!/^[1-9]\d{0,2}$/.test(code) || !/^\d{5,14}$/.test(number)) return null
  if (code.length + number.length > 15) return null
  return code === '86' && !/^1\d{10}$/.test(number) ? null : `${code}-${number}`
}
