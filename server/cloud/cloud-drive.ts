import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { SongReader } from '../library/song-reader'
import type { Database } from '../storage/database'
import { readUpload } from './read-upload'
import { receiveFile, type ReceiveOptions } from './receive-file'
import { uploadFaults, type UploadFault } from './upload-fault'
import { createUploads, type KeptUpload, type Uploads } from './uploads'
import { settleUploads } from './uploads-folder'

/** What every listener may lay by on the server. */
export interface CloudDrive extends Omit<Uploads, 'keep'> {
  /** Most bytes of one listener. */
  maxBytes: number
  /** Takes in the upload that a request carries; what is kept is on the disk, file and row, when this settles. */
  receive(listenerId: number, request: Request): Promise<KeptUpload | UploadFault>
  /** Breaks off what is coming in, and waits until it has let go of the database. */
  close(): Promise<void>
}

export interface CloudDriveOptions {
  database: Database
  folder: string
  reader: SongReader
  now: () => number
  maxBytes?: number
  createFile?: ReceiveOptions['createFile']
}

/** The field's own 60 GiB. */
const fieldBytes = 64_424_509_440
const maxFileBytes = 300 * 1024 * 1024
/** What a form may weigh besides its file. */
const formBytes = 64 * 1024
/** Longer than any client waits. */
const receiveLimitMs = 210_000
/** Uploads of one listener at a time. */
const atOnce = 3

const flushed = (path: string) => createWriteStream(path, { flags: 'wx', flush: true })

/** Brings the folder in step with the database first. Throws when there can be no such folder. */
export function createCloudDrive({
  database,
  folder,
  reader,
  now,
  maxBytes = fieldBytes,
  createFile = flushed,
}: CloudDriveOptions): CloudDrive {
  settleUploads(database, folder)
  const uploads = createUploads({ database, folder, maxBytes, now })
  const stop = new AbortController()
  const running = new Map<Promise<unknown>, number>()

  const receive = async (listenerId: number, request: Request): Promise<KeptUpload | UploadFault> => {
    const free = maxBytes - uploads.usage(listenerId).bytes
    const [most, beyond] =
      free < maxFileBytes ? [free, uploadFaults.driveFull] : [maxFileBytes, uploadFaults.tooLarge]
    const told = Number(request.headers.get('Content-Length') ?? 0)
    if (most <= 0 || told > most + formBytes) return beyond
    const signal = AbortSignal.any([stop.signal, request.signal, AbortSignal.timeout(receiveLimitMs)])
    const received = await receiveFile(request, { folder, maxBytes: most, beyond, createFile }, signal)
    if ('code' in received) return received
    try {
      const reading = await readUpload(received, reader)
      if ('code' in reading) return reading
      return signal.aborted ? uploadFaults.interrupted : uploads.keep(listenerId, received, reading)
    } finally {
      // what was kept has left this name
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
