import { afterEach, describe, expect, it } from 'vitest'
import { fetchMp3Info } from '../../../src/audio/decks/mp3-info'
import { cleanups, runCleanups } from '../../support/cleanups'

afterEach(runCleanups)

const never = new AbortController().signal

/** Returns the address of a file made of these parts. */
function fileOf(...parts: BlobPart[]): string {
  const url = URL.createObjectURL(new Blob(parts, { type: 'audio/mpeg' }))
  cleanups.push(() => URL.revokeObjectURL(url))
  return url
}

function firstFrame(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(417)
  bytes.set([0xff, 0xfb, 0x90, 0])
  bytes.set(new TextEncoder().encode('Info\0\0\0\0LAME3.100'), 36)
  bytes.set([0x24, 0x05, 0xa0], 65)
  return bytes
}

function tag(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  const size = length - 10
  bytes.set([0x49, 0x44, 0x33, 4, 0, 0, 0, (size >> 14) & 127, (size >> 7) & 127, size & 127])
  return bytes
}

describe('fetchMp3Info', () => {
  it('reads the head of a file', async () => {
    expect(await fetchMp3Info(fileOf(firstFrame()), never)).toMatchObject({ encoderDelay: 1105 })
  })

  it('reads it after a short tag, and after one with a picture', async () => {
    expect(await fetchMp3Info(fileOf(tag(500), firstFrame()), never)).toMatchObject({ encoderDelay: 1105 })
    expect(await fetchMp3Info(fileOf(tag(100_000), firstFrame()), never)).toMatchObject({
      encoderDelay: 1105,
    })
  })

  it('resolves to null without the fields, without a file and when aborted', async () => {
    expect(await fetchMp3Info(fileOf('fLaC'), never)).toBeNull()
    expect(await fetchMp3Info(fileOf(tag(100_000)), never)).toBeNull()
    expect(await fetchMp3Info('blob:nothing', never)).toBeNull()
    expect(await fetchMp3Info(fileOf(firstFrame()), AbortSignal.abort())).toBeNull()
  })
})
