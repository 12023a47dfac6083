/**
 * Returns the same address with another fragment, which is not sent to the server. A browser may reuse what a page has
 * loaded from the same whole address, so that a broken file would break again. `nth` distinguishes the openings.
 */
export function bypassCache(url: string, nth: number): string {
  const [address = url] = url.split('#')
  return /^(blob|data):/.test(url) ? url : `${address}#${nth}`
}
