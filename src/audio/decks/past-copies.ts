/**
 * The same address, told apart by its fragment, which is sent to nobody: the browser keeps what it has loaded in a
 * page by the whole address, and a file that broke would break again. `nth` tells one opening from another.
 */
export function pastCopies(url: string, nth: number): string {
  const [address = url] = url.split('#')
  return /^(blob|data):/.test(url) ? url : `${address}#${nth}`
}
