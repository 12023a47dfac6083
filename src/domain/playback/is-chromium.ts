/** Whether the browser is based on Chromium, by its user agent. Browsers on iOS are not, and name it differently. */
export function isChromium(userAgent: string): boolean {
  return userAgent.includes('Chrome/')
}
