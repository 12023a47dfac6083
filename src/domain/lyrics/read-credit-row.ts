/**
 * The text of a credit row, null when the row is not one. Links to pages and pictures in it are left out.
 *
 *     {"t":0,"c":[{"tx":"作曲: "},{"tx":"某人","li":"http://…","or":"orpheus://…"}]}
 */
export function readCreditRow(row: string): string | null {
  if (!row.startsWith('{') || !row.endsWith('}')) return null
  const value = parseJson(row)
  if (typeof value !== 'object' || value === null || !('c' in value) || !Array.isArray(value.c)) return null
  let text = ''
  for (const part of value.c as unknown[]) {
    if (typeof part === 'object' && part !== null && 'tx' in part && typeof part.tx === 'string')
      text += part.tx
  }
  return text.trim()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
