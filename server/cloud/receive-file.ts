import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { createBodyChunks, type BodyChunks } from './body-chunks'
import { displayName } from './display-name'
import { uploadFaults, type UploadFault } from './upload-fault'

/** A file that has come whole and lies on the disk under a name of its own. */
export interface ReceivedFile {
  path: string
  /** What its ending says; its content is not looked at yet. */
  extension: 'mp3' | 'flac'
  /** As the listener's machine named it. */
  name: string
  size: number
  md5: string
}

export interface ReceiveOptions {
  folder: string
  /** A file of more bytes than this is refused with `beyond`. */
  maxBytes: number
  beyond: UploadFault
  /** Opens a new file that is on the disk, not only in its cache, once closed. */
  createFile: (path: string) => Writable
}

const skimMs = 30_000

const abandon = (stream: Readable | null) => stream?.destroy()

/** Names of files that have not come whole. */
export const draftName = /^[0-9a-f-]{36}\.part\.(mp3|flac)$/

const extensionOf = (name: string): 'mp3' | 'flac' | null => {
  const extension = extname(name).slice(1).toLowerCase()
  return extension === 'mp3' || extension === 'flac' ? extension : null
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

const formOf = (request: Request, maxBytes: number) => {
  const type = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) return uploadFaults.noFile
  try {
    return busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      // a file that reaches its limit counts as cut
      limits: { files: 1, fields: 10, fieldSize: 10_000, parts: 12, fileSize: maxBytes + 1 },
    })
  } catch {
    return uploadFaults.brokenForm
  }
}

/**
 * Lets the sender of a refused file come to the end it has told of: many a browser looks at no answer before it has
 * sent everything.
 */
const skim = async (body: BodyChunks, told: number, signal: AbortSignal): Promise<void> => {
  let left = told
  if (!(left > 0)) return
  try {
    for await (const chunk of body.until(AbortSignal.any([signal, AbortSignal.timeout(skimMs)]))) {
      left -= chunk.length
      if (left < 0) return
    }
  } catch {
    // the sender has gone
  }
}

/**
 * Streams the one file `songFile` of a multipart form to disk as it comes. Leaves nothing behind unless it gives a
 * file, which is the caller's then. Rejects only when the disk is at fault in a way that no reply can name.
 * @param signal gives up at once
 */
export async function receiveFile(
  request: Request,
  { folder, maxBytes, beyond, createFile }: ReceiveOptions,
  signal: AbortSignal,
): Promise<ReceivedFile | UploadFault> {
  const form = formOf(request, maxBytes)
  if ('code' in form) return form
  if (!request.body) return uploadFaults.noFile

  const stop = new AbortController()
  let fault: UploadFault | null = null
  let diskError: unknown
  // from within the form's own events it must not be destroyed: it would write on
  const giveUp = (reason: UploadFault) => {
    fault ??= reason
    stop.abort()
  }
  let draft: string | null = null
  let source: Readable | null = null
  let writing: Promise<ReceivedFile | null> = Promise.resolve(null)

  const write = async (file: Readable, path: string, named: Pick<ReceivedFile, 'name' | 'extension'>) => {
    const hash = createHash('md5')
    let size = 0
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    const out = createFile(path)
    out.on('error', () => undefined)
    // only then is it on the disk, and only then can it be taken away for good
    const closed = new Promise<void>((done) => void out.once('close', done))
    try {
      await pipeline(file, counted, out)
      await closed
      if (out.errored) throw out.errored
      return { ...named, path, size, md5: hash.digest('hex') }
    } catch (error) {
      await closed
      // a form that ended early takes its file with it, and is told of below
      if (form.errored) return null
      if (codeOf(error) !== 'ENOSPC') diskError = error
      giveUp(uploadFaults.diskFull)
      form.destroy()
      return null
    }
  }

  form.on('file', (field, file, { filename = '' }) => {
    // one without a listener would end the process
    file.on('error', () => undefined)
    if (field !== 'songFile') return void file.resume()
    const name = displayName(filename)
    const extension = extensionOf(name)
    if (!extension) {
      file.resume()
      return giveUp(uploadFaults.wrongName)
    }
    file.on('limit', () => giveUp(beyond))
    source = file
    draft = join(folder, `${randomUUID()}.part.${extension}`)
    writing = write(file, draft, { name, extension })
  })
  form.on('filesLimit', () => giveUp(uploadFaults.severalFiles))
  form.on('error', () => undefined)

  const body = createBodyChunks(request.body)
  try {
    await pipeline(body.until(AbortSignal.any([signal, stop.signal])), form, { signal })
  } catch {
    fault ??= signal.aborted ? uploadFaults.interrupted : uploadFaults.brokenForm
    // a form that has failed may yet open the file of the same piece, and would leave it open for ever
    abandon(source)
  }
  const received = await writing
  if (fault) await skim(body, Number(request.headers.get('Content-Length')), signal)
  body.cancel()
  if (received && !fault) return received
  if (draft) await rm(draft, { force: true })
  if (diskError !== undefined) throw diskError
  return fault ?? uploadFaults.noFile
}
