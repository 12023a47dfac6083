/** A phone number in digits, with the code of its country: `{ countryCode: '86', number: '13800138000' }`. */
export interface PhoneNumber {
  countryCode: string
  number: string
}

const chineseMobile = /^1[3-9]\d{9}$/
/** ITU-T E.164: at most so many digits with the country code. */
const maxDigits = 15

/**
 * Reads a phone number. Blanks, dashes, brackets and the country's own prefix are ignored, because phones fill numbers
 * in with them. Returns null for anything else than a number that a code can be sent to: in mainland China a mobile
 * number of eleven digits, elsewhere 5 to 14 digits.
 * @param countryCode with or without `+` or `00`
 */
export function readPhoneNumber(typed: string, countryCode = '86'): PhoneNumber | null {
  const code = countryCode.trim().replace(/^(\+|00)/, '')
  if (!/^[1-9]\d{0,2}$/.test(code)) return null
  const digits = typed.replace(/[\s()-]/g, '')
  const number =
    code === '86'
      ? digits.replace(/^(\+|00)?86(?=\d{11}$)/, '')
      : digits.replace(new RegExp(`^(\\+|00)${code}`), '')
  const fits = code === '86' ? chineseMobile.test(number) : /^\d{5,14}$/.test(number)
  return fits && code.length + number.length <= maxDigits ? { countryCode: code, number } : null
}
