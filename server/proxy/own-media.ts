import { endpoints } from '../../src/domain/endpoints'

const { songUrl, songDownloadUrl, match, mvUrl, videoUrl } = endpoints

/** Calls whose replies say where something sounds or plays. */
const naming = new Set<string>([
  ...[songUrl, songDownloadUrl, match, mvUrl, videoUrl].map(({ path }) => path),
  '/song/url',
  '/song/url/match',
])

/** Whether the replies of a call name addresses of media. */
export function namesMedia(path: string): boolean {
  return naming.has(path.toLowerCase().replace(/\/$/, ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An entry such as `{ id: 1, url: 'http://…' }`, or an address by itself. */
const replaced = (entry: unknown, linkTo: (url: string) => string): unknown => {
  if (typeof entry === 'string') return linkTo(entry)
  if (!isRecord(entry)) return entry
  const addresses = ['url', 'proxyUrl'].filter((name) => typeof entry[name] === 'string')
  return { ...entry, ...Object.fromEntries(addresses.map((name) => [name, linkTo(String(entry[name]))])) }
}

/**
 * The reply with every address of media replaced by one of our own origin, so that the page may analyse what it
 * plays. `data` is a list, an object or a bare address; video replies keep theirs in `urls`.
 */
export function withOwnMedia(body: unknown, linkTo: (url: string) => string): unknown {
  if (!isRecord(body)) return body
  const swap = (value: unknown) =>
    Array.isArray(value) ? value.map((entry) => replaced(entry, linkTo)) : replaced(value, linkTo)
  const fields = ['data', 'urls', 'proxyUrl'].filter((name) => body[name] !== undefined && body[name] !== '')
  return { ...body, ...Object.fromEntries(fields.map((name) => [name, swap(body[name])])) }
}
