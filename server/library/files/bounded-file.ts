import { open, type FileHandle } from 'node:fs/promises'

/** Reads parts of an open file within limits. */
export interface BoundedFile {
  /** Size of the file in bytes. */
  size: number
  /** Returns the bytes at a place; fewer at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
}

const mostReads = 4000
const mostBytes = 64 * 1024

/**
 * Limits the number and size of reads in a file that may be malformed, in case its structure has cycles or absurd
 * sizes. Reading rejects beyond these limits, when the file cannot be read and when `signal` aborts.
 */
export function limitReads(file: FileHandle, size: number, signal?: AbortSignal): BoundedFile {
  let reads = 0
  return {
    size,
    async read(at, length) {
      signal?.throwIfAborted()
      if (++reads > mostReads || length > mostBytes) throw new Error('its structure has no end')
      if (at < 0 || at >= size || length <= 0) return Buffer.alloc(0)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    },
  }
}

/** Opens a file that may be malformed for `work`, with the limits of {@link limitReads}. */
export async function withBoundedFile<T>(
  path: string,
  work: (pieces: BoundedFile) => Promise<T>,
): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await work(limitReads(file, size))
  } finally {
    await file.close()
  }
}
