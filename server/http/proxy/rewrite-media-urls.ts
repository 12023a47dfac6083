import { endpoints } from '../../../src/contract/endpoints'

const { songUrl, songDownloadUrl, match, mvUrl, videoUrl } = endpoints

/** Endpoints whose replies contain URLs of media. */
const naming = new Set<string>([
  ...[songUrl, songDownloadUrl, match, mvUrl, videoUrl].map(({ path }) => path),
  '/song/url',
  '/song/url/match',
])

/** Whether the replies of an endpoint contain URLs of media. */
export function repliesWithMediaUrls(path: string): boolean {
  return naming.has(path.toLowerCase().replace(/\/$/, ''))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces the URLs of an entry such as `{ id: 1, url: 'http://…' }`, or a bare URL. */
const replaced = (entry: unknown, linkTo: (url: string) => string): unknown => {
  if (typeof entry === 'string') return linkTo(entry)
  if (!isRecord(entry)) return entry
  const addresses = ['url', 'proxyUrl'].filter((name) => typeof entry[name] === 'string')
  return { ...entry, ...Object.fromEntries(addresses.map((name) => [name, linkTo(String(entry[name]))])) }
}

/**
 * Returns the reply with every URL of media replaced by one of our own origin, which the page needs to analyse the
 * sound. `data` is a list, an object or a bare URL; video replies have theirs in `urls`.
 */
export function rewriteMediaUrls(body: unknown, linkTo: (url: string) => string): unknown {
  if (!isRecord(body)) return body
  const swap = (value: unknown) =>
    Array.isArray(value) ? value.map((entry) => replaced(entry, linkTo)) : replaced(value, linkTo)
  const fields = ['data', 'urls', 'proxyUrl'].filter((name) => body[name] !== undefined && body[name] !== '')
  return { ...body, ...Object.fromEntries(fields.map((name) => [name, swap(body[name])])) }
}
