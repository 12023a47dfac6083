import { open } from 'node:fs/promises'

/** Small pieces of one open file. */
export interface Pieces {
  /** Bytes of the whole file. */
  size: number
  /** What is there of the bytes asked for, fewer at the end of the file. */
  read(at: number, length: number): Promise<Buffer>
}

const mostReads = 4000
const mostBytes = 64 * 1024

/**
 * Opens a file whose structure is not to be trusted: of one that sends its reader in circles or names absurd sizes
 * only so many pieces of so many bytes are read. Rejects then, and when the file cannot be read.
 */
export async function withPieces<T>(path: string, work: (pieces: Pieces) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let reads = 0
    return await work({
      size,
      async read(at, length) {
        if (++reads > mostReads || length > mostBytes) throw new Error('its structure has no end')
        if (at < 0 || at >= size || length <= 0) return Buffer.alloc(0)
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
        return buffer.subarray(0, bytesRead)
      },
    })
  } finally {
    await file.close()
  }
}
