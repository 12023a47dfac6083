import { Readable } from 'node:stream'
import busboy from 'busboy'
import { isSafeParam, safePairs } from './safe-params'

/** The body to forward and its content type; null for none. */
export type SafeBody = { body: NonNullable<RequestInit['body']>; type: string } | null

/** Far more than any call except an upload needs. */
const maxTextBytes = 256 * 1024

const textOf = async (request: Request): Promise<string> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > maxTextBytes) throw new RangeError('the body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const safeJson = (path: string, text: string): string | null => {
  try {
    const parsed: unknown = JSON.parse(text)
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return null
    const entries = Object.entries(parsed).filter(([name]) => isSafeParam(name))
    const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return JSON.stringify(Object.fromEntries([...entries, ...safePairs(path, texts)]))
  } catch {
    return null
  }
}

const quoted = (name: string) => name.replace(/[\r\n]/g, ' ').replace(/"/g, '%22')

/** Writes the file of an upload as a new form without any other field. */
async function* uploadParts(request: Request, type: string, boundary: string): AsyncGenerator<Uint8Array> {
  const parser = busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { files: 8, fields: 8 },
  })
  const source = Readable.fromWeb(request.body as import('node:stream/web').ReadableStream)
  type Opened = { stream: Readable; fileName: string; mimeType: string }
  const opened = new Promise<Opened | null>((settle, fail) => {
    parser.on('file', (name, stream, { filename, mimeType }) => {
      // a broken form also fails the file; without a listener the error would end the process
      stream.on('error', () => undefined)
      if (name === 'songFile') settle({ stream, fileName: filename || 'song', mimeType })
      else stream.resume()
    })
    parser.on('close', () => settle(null))
    parser.on('error', fail)
    source.on('error', fail)
  })
  source.pipe(parser)
  try {
    const file = await opened
    if (file) {
      const head =
        `--${boundary}\r\nContent-Disposition: form-data; name="songFile"; filename="${quoted(file.fileName)}"\r\n` +
        `Content-Type: ${quoted(file.mimeType)}\r\n\r\n`
      yield Buffer.from(head)
      source.once('error', (error) => file.stream.destroy(error))
      yield* file.stream
      yield Buffer.from('\r\n')
    }
    yield Buffer.from(`--${boundary}--\r\n`)
  } finally {
    source.destroy()
  }
}

/**
 * Returns what the backend gets of a request's body: the safe fields of a form or JSON object, or the file of an
 * upload. Throws a RangeError for a body that is too large.
 * @param path of the call, without `/api`
 */
export async function safeBody(request: Request, path: string): Promise<SafeBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!request.body) return null
  if (type.startsWith('application/x-www-form-urlencoded'))
    return {
      body: new URLSearchParams(safePairs(path, new URLSearchParams(await textOf(request)))),
      type,
    }
  if (type.startsWith('application/json')) {
    const body = safeJson(path, await textOf(request))
    return body === null ? null : { body, type }
  }
  if (!type.startsWith('multipart/form-data')) return null
  const boundary = `melisma${crypto.randomUUID()}`
  const stream = Readable.toWeb(Readable.from(uploadParts(request, type, boundary)))
  return { body: stream as ReadableStream, type: `multipart/form-data; boundary=${boundary}` }
}
