/** Whether the browser is Chromium or built on it, by its user agent: all of these name it, and those of iOS do not. */
export function isChromium(userAgent: string): boolean {
  return userAgent.includes('Chrome/')
}
