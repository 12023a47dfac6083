/**
 * The eleven digits of a mobile number of mainland China, which is what codes are sent to; null when it is none.
 * Blanks, dashes and the country's own prefix are taken off, since phones fill numbers in with them.
 */
export function readMobileNumber(typed: string): string | null {
  const digits = typed.replace(/[\s()-]/g, '').replace(/^(\+|00)?86(?=\d{11}$)/, '')
  return /^1[3-9]\d{9}$/.test(digits) ? digits : null
}
