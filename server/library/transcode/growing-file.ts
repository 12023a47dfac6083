import { open, type FileHandle } from 'node:fs/promises'

/** A file that is read while it is written. */
export interface GrowingFile {
  path: string
  /** Bytes of the whole file, known from the start. */
  size: number
  /** Tells that so many bytes are written by now. */
  grow(written: number): void
  /** Tells that nothing more will come: readers behind the last byte get an error. */
  fail(): void
  /** Waits until there are more than `at` bytes. Returns false when they will never come, or after `signal` aborts. */
  waitBeyond(at: number, signal?: AbortSignal): Promise<boolean>
  /** Returns the bytes in `[start, end]`, as they come. `onEnd` is called once, when nobody reads the stream any more. */
  stream(start: number, end: number, onEnd: () => void): ReadableStream<Uint8Array>
}

const blockBytes = 256 * 1024

/** @param finalPath where the file is moved once it is complete */
export function createGrowingFile(path: string, finalPath: string, size: number): GrowingFile {
  let written = 0
  let failed = false
  const waiting = new Set<() => void>()
  const wake = () => {
    for (const go of waiting) go()
  }

  const waitBeyond: GrowingFile['waitBeyond'] = async (at, signal) => {
    const isSettled = () => written > at || failed || signal?.aborted === true
    while (!isSettled())
      await new Promise<void>((done) => {
        const go = () => {
          waiting.delete(go)
          signal?.removeEventListener('abort', go)
          done()
        }
        waiting.add(go)
        signal?.addEventListener('abort', go, { once: true })
      })
    return written > at && !signal?.aborted
  }

  return {
    path,
    size,
    waitBeyond,
    grow(count) {
      written = count
      wake()
    },
    fail() {
      failed = true
      wake()
    },
    stream(start, end, onEnd) {
      const stop = new AbortController()
      let at = start
      // opened by the first read: the body of a reply to somebody who has gone is never read, nor closed
      let opened: Promise<FileHandle> | null = null
      const finish = () => {
        if (stop.signal.aborted) return
        stop.abort()
        onEnd()
        opened?.then((file) => file.close()).catch(() => undefined)
      }
      return new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            try {
              if (!(await waitBeyond(at, stop.signal))) throw new Error('the converted file ends early')
              const length = Math.min(blockBytes, written - at, end + 1 - at)
              opened ??= open(path).catch(() => open(finalPath))
              const { buffer, bytesRead } = await (await opened).read(Buffer.alloc(length), 0, length, at)
              if (bytesRead === 0) throw new Error('the converted file is gone')
              at += bytesRead
              controller.enqueue(new Uint8Array(buffer.buffer, buffer.byteOffset, bytesRead))
              if (at <= end) return
              finish()
              controller.close()
            } catch (error) {
              const isCancelled = stop.signal.aborted
              finish()
              if (!isCancelled) controller.error(error)
            }
          },
          cancel: finish,
        },
        { highWaterMark: 0 },
      )
    },
  }
}
