import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { createBodyReader, type BodyReader } from './body-reader'
import { displayName } from './display-name'
import { uploadFaults, type UploadFault } from './upload-fault'

/** A complete file under a temporary name. */
export interface ReceivedFile {
  path: string
  /** By the file name; the content is not checked yet. */
  extension: 'mp3' | 'flac'
  /** The name on the listener's device. */
  name: string
  size: number
  md5: string
}

export interface ReceiveOptions {
  folder: string
  /** Larger files are refused with `tooLargeFault`. */
  maxBytes: number
  tooLargeFault: UploadFault
  /** Creates a file that is flushed to the disk once closed. */
  createFile: (path: string) => Writable
}

const skimMs = 30_000

const abandon = (stream: Readable | null) => stream?.destroy()

/** Names of incomplete files. */
export const partialFileName = /^[0-9a-f-]{36}\.part\.(mp3|flac)$/

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
      // a file that reaches its limit counts as truncated, hence one byte more
      limits: { files: 1, fields: 10, fieldSize: 10_000, parts: 12, fileSize: maxBytes + 1 },
    })
  } catch {
    return uploadFaults.brokenForm
  }
}

/** Reads the rest of a refused upload: many browsers ignore the reply before they have sent everything. */
const skim = async (body: BodyReader, told: number, signal: AbortSignal): Promise<void> => {
  let left = told
  if (!(left > 0)) return
  try {
    for await (const chunk of body.readUntil(AbortSignal.any([signal, AbortSignal.timeout(skimMs)]))) {
      left -= chunk.length
      if (left < 0) return
    }
  } catch {
    // the client has gone
  }
}

type Form = ReturnType<typeof busboy>

/** Why writing a file failed: its form ended early, the disk is full, or another fault of the disk. */
type WriteFailure = { kind: 'form' } | { kind: 'diskFull' } | { kind: 'disk'; error: unknown }

/** Writes one file of the form to disk and hashes it on the way. The disk holds it once this settles. */
const writeFile = async (
  form: Form,
  file: Readable,
  path: string,
  createFile: ReceiveOptions['createFile'],
): Promise<Pick<ReceivedFile, 'size' | 'md5'> | WriteFailure> => {
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
  // before it is closed, the file is neither safely on the disk nor removable
  const closed = new Promise<void>((done) => void out.once('close', done))
  try {
    await pipeline(file, counted, out)
    await closed
    if (out.errored) throw out.errored
    return { size, md5: hash.digest('hex') }
  } catch (error) {
    await closed
    // a form that ends early destroys its file too, and the form's own error is reported
    if (form.errored) return { kind: 'form' }
    return codeOf(error) === 'ENOSPC' ? { kind: 'diskFull' } : { kind: 'disk', error }
  }
}

/**
 * Streams the file `songFile` of a multipart form to disk. Leaves no file behind unless it returns one, which the
 * caller then owns. Rejects only after a fault of the disk other than a full one.
 * @param signal stops at once
 */
export async function receiveFile(
  request: Request,
  { folder, maxBytes, tooLargeFault, createFile }: ReceiveOptions,
  signal: AbortSignal,
): Promise<ReceivedFile | UploadFault> {
  const form = formOf(request, maxBytes)
  if ('code' in form) return form
  if (!request.body) return uploadFaults.noFile

  const stop = new AbortController()
  let fault: UploadFault | null = null
  let diskError: unknown
  // only stops the reading: destroyed within its own events, the form would go on writing
  const refuse = (reason: UploadFault) => {
    fault ??= reason
    stop.abort()
  }
  let draft: string | null = null
  let source: Readable | null = null
  let writing: Promise<ReceivedFile | null> = Promise.resolve(null)

  const write = async (file: Readable, path: string, named: Pick<ReceivedFile, 'name' | 'extension'>) => {
    const written = await writeFile(form, file, path, createFile)
    if (!('kind' in written)) return { ...named, ...written, path }
    if (written.kind === 'form') return null
    if (written.kind === 'disk') diskError = written.error
    refuse(uploadFaults.diskFull)
    form.destroy()
    return null
  }

  form.on('file', (field, file, { filename = '' }) => {
    // an error without a listener would end the process
    file.on('error', () => undefined)
    if (field !== 'songFile') return void file.resume()
    const name = displayName(filename)
    const extension = extensionOf(name)
    if (!extension) {
      file.resume()
      return refuse(uploadFaults.wrongName)
    }
    file.on('limit', () => refuse(tooLargeFault))
    source = file
    draft = join(folder, `${randomUUID()}.part.${extension}`)
    writing = write(file, draft, { name, extension })
  })
  form.on('filesLimit', () => refuse(uploadFaults.severalFiles))
  form.on('error', () => undefined)

  const body = createBodyReader(request.body)
  try {
    await pipeline(body.readUntil(AbortSignal.any([signal, stop.signal])), form, { signal })
  } catch {
    fault ??= signal.aborted ? uploadFaults.interrupted : uploadFaults.brokenForm
    // a form that failed may still open the file of the same chunk, and would never close it
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
