import { describe, expect, it } from 'vitest'
import { createBodyChunks } from '../../../server/cloud/body-chunks'

/** A body that is fed by hand. */
const fed = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (cancelled = true),
  })
  const feed = (text: string) => controller.enqueue(new TextEncoder().encode(text))
  return {
    chunks: createBodyChunks(body),
    feed,
    end: () => controller.close(),
    fail: (error: Error) => controller.error(error),
    cancelled: () => cancelled,
  }
}

const read = async (pieces: AsyncIterable<Uint8Array>) => {
  const texts: string[] = []
  for await (const piece of pieces) texts.push(new TextDecoder().decode(piece))
  return texts
}

const never = new AbortController().signal

describe('createBodyChunks', () => {
  it('gives the pieces in their order, to the end', async () => {
    const { chunks, feed, end } = fed()
    for (const text of ['a', 'b', 'c']) feed(text)
    end()
    expect(await read(chunks.until(never))).toEqual(['a', 'b', 'c'])
    expect(await read(chunks.until(never))).toEqual([])
  })

  it('stops while it waits, and loses nothing to whoever reads on', async () => {
    const { chunks, feed, end } = fed()
    feed('a')
    const stop = new AbortController()
    const first = read(chunks.until(stop.signal))
    await new Promise(setImmediate)
    stop.abort()
    expect(await first).toEqual(['a'])
    expect(await read(chunks.until(stop.signal))).toEqual([])
    feed('b')
    end()
    expect(await read(chunks.until(never))).toEqual(['b'])
  })

  it('fails with the body, for the one who reads then', async () => {
    const { chunks, fail } = fed()
    const stop = new AbortController()
    const left = read(chunks.until(stop.signal))
    await new Promise(setImmediate)
    stop.abort()
    await left
    fail(new Error('gone'))
    await expect(read(chunks.until(never))).rejects.toThrow('gone')
  })

  it('lets go of the body when nobody wants it', async () => {
    const { chunks, cancelled } = fed()
    chunks.cancel()
    expect(cancelled()).toBe(true)
    expect(await read(chunks.until(never))).toEqual([])
  })
})
