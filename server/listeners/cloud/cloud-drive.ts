import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { MediaReader } from '../../library/files/media-reader'
import type { Database } from '../../storage/database'
import { type ReceivedFile, receiveFile, type ReceiveOptions } from './receive-file'
import { type UploadFault, uploadFaults } from './upload-fault'
import { createUploads, type StoredUpload, type Uploads } from './uploads'
import { syncUploadsFolder } from './uploads-folder'
import { identifyAudio } from '../../library/files/identify-audio'
import { noSidecars } from '../../library/files/sidecars'
import type { SongReading } from '../../library/files/read-song'

/** Reads a received file by its content, not its name. Never rejects. */
async function readUpload(
  { path, extension, size }: ReceivedFile,
  reader: MediaReader,
): Promise<SongReading | UploadFault> {
  if (size === 0) return uploadFaults.empty
  const reading = await reader.song({ path, name: `x.${extension}` }, noSidecars)
  if (!('reason' in reading)) return reading
  if (reading.isTransient) return uploadFaults.unreadable
  const layout = await identifyAudio(path).catch(() => null)
  return layout && layout.kind !== 'none' && layout.kind !== extension
    ? uploadFaults.misnamed
    : uploadFaults.noAudio
}

/** The uploads of all listeners. */
export interface CloudDrive extends Omit<Uploads, 'store'> {
  /** Quota of one listener in bytes. */
  maxBytes: number
  /** Receives the upload of a request. File and row are on the disk when this settles. */
  receive(listenerId: number, request: Request): Promise<StoredUpload | UploadFault>
  /** Aborts running uploads and waits until they no longer use the database. */
  close(): Promise<void>
}

export interface CloudDriveOptions {
  database: Database
  folder: string
  reader: MediaReader
  now: () => number
  maxBytes?: number
  createFile?: ReceiveOptions['createFile']
}

/** NetEase's quota, 60 GiB. */
const fieldBytes = 64_424_509_440
const maxFileBytes = 300 * 1024 * 1024
/** Room for the rest of a form. */
const formBytes = 64 * 1024
/** Longer than any client waits. */
const receiveLimitMs = 210_000
/** Concurrent uploads of one listener. */
const atOnce = 3

const flushed = (path: string) => createWriteStream(path, { flags: 'wx', flush: true })

/** Makes the folder consistent with the database first. Throws when the folder cannot be created. */
export function createCloudDrive({
  database,
  folder,
  reader,
  now,
  maxBytes = fieldBytes,
  createFile = flushed,
}: CloudDriveOptions): CloudDrive {
  syncUploadsFolder(database, folder)
  const uploads = createUploads({ database, folder, maxBytes, now })
  const stop = new AbortController()
  const running = new Map<Promise<unknown>, number>()

  const receive = async (listenerId: number, request: Request): Promise<StoredUpload | UploadFault> => {
    const free = maxBytes - uploads.usage(listenerId).bytes
    const [most, beyond] =
      free < maxFileBytes ? [free, uploadFaults.driveFull] : [maxFileBytes, uploadFaults.tooLarge]
    const told = Number(request.headers.get('Content-Length') ?? 0)
    if (most <= 0 || told > most + formBytes) return beyond
    const signal = AbortSignal.any([stop.signal, request.signal, AbortSignal.timeout(receiveLimitMs)])
    const received = await receiveFile(
      request,
      { folder, maxBytes: most, tooLargeFault: beyond, createFile },
      signal,
    )
    if ('code' in received) return received
    try {
      const reading = await readUpload(received, reader)
      if ('code' in reading) return reading
      return signal.aborted ? uploadFaults.interrupted : uploads.store(listenerId, received, reading)
    } finally {
      // a stored file has been renamed
      await rm(received.path, { force: true })
    }
  }

  return {
    ...uploads,
    maxBytes,
    async receive(listenerId, request) {
      const own = [...running.values()].filter((id) => id === listenerId)
      if (own.length >= atOnce) return uploadFaults.tooMany
      const work = receive(listenerId, request)
      running.set(work, listenerId)
      try {
        return await work
      } finally {
        running.delete(work)
      }
    },
    async close() {
      stop.abort()
      await Promise.allSettled(running.keys())
    },
  }
}
