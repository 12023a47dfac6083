import { playableFormatsHeader } from '../../contract/audio-formats'

/** What of `navigator` tells about the connection; not in every browser. */
export interface ConnectionFacts {
  connection?: { saveData?: boolean; effectiveType?: string }
}

/**
 * Returns the headers that tell the server what it may send: the formats that the browser plays, null while they are
 * unknown, and whether to save data, which the browser itself tells only where its setting is on, not when the
 * connection is slow.
 */
export function abilityHeaders(
  formats: string | null,
  { connection = {} }: ConnectionFacts,
): [string, string][] {
  const isSlow = /[23]g$/.test(connection.effectiveType ?? '')
  const headers: [string, string][] = []
  if (formats !== null) headers.push([playableFormatsHeader, formats])
  if (connection.saveData === true || isSlow) headers.push(['Save-Data', 'on'])
  return headers
}
