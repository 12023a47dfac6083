import { describe, expect, it } from 'vitest'
import { createBodyReader } from '../../../../server/listeners/cloud/body-reader'

/** A body that the test feeds. */
const fed = () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  let cancelled = false
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => void (cancelled = true),
  })
  const feed = (text: string) => controller.enqueue(new TextEncoder().encode(text))
  return {
    chunks: createBodyReader(body),
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

describe('createBodyReader', () => {
  it('yields the chunks in order, to the end', async () => {
    const { chunks, feed, end } = fed()
    for (const text of ['a', 'b', 'c']) feed(text)
    end()
    expect(await read(chunks.readUntil(never))).toEqual(['a', 'b', 'c'])
    expect(await read(chunks.readUntil(never))).toEqual([])
  })

  it('stops while it waits, and loses nothing for the next reader', async () => {
    const { chunks, feed, end } = fed()
    feed('a')
    const stop = new AbortController()
    const first = read(chunks.readUntil(stop.signal))
    await new Promise(setImmediate)
    stop.abort()
    expect(await first).toEqual(['a'])
    expect(await read(chunks.readUntil(stop.signal))).toEqual([])
    feed('b')
    end()
    expect(await read(chunks.readUntil(never))).toEqual(['b'])
  })

  it('fails with the body, for the next reader', async () => {
    const { chunks, fail } = fed()
    const stop = new AbortController()
    const left = read(chunks.readUntil(stop.signal))
    await new Promise(setImmediate)
    stop.abort()
    await left
    fail(new Error('gone'))
    await expect(read(chunks.readUntil(never))).rejects.toThrow('gone')
  })

  it('cancels the body', async () => {
    const { chunks, cancelled } = fed()
    chunks.cancel()
    expect(cancelled()).toBe(true)
    expect(await read(chunks.readUntil(never))).toEqual([])
  })
})
