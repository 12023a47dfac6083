const address = /\b(blob:)?[a-z][a-z\d+.-]*:\/\/[^\s'"<>)\]]+/gi
const parameters = /\?[\w%.~-]+=[^\s'"<>)\]]*/g

/** Returns the file name of an address, without its parameters; empty for a folder. */
function fileOf(found: string): string {
  const [path = ''] = found.split(/[?#]/)
  const [, , , ...folders] = path.split('/')
  return folders.at(-1) ?? ''
}

/**
 * Returns a text in which each address is replaced by the name of its file and parameters are left out, so that it tells
 * of no host and no secret.
 */
export function withoutAddresses(text: string): string {
  return text.replace(address, (found) => fileOf(found.replace(/^blob:/i, '')) || '…').replace(parameters, '')
}
