import { describe, expect, it } from 'vitest'
import { id3Length, mp3InfoLength, readMp3Info } from '../../../src/audio/decks/mp3-info'

interface Frame {
  /** The four bytes that every frame starts with. */
  header?: number
  sideLength?: number
  name?: string
  told?: number
  frames?: number
  bytes?: number
  encoder?: string
  delays?: number
}

/** As LAME writes it: 44.1 kHz, stereo and 128 kbit/s by default. */
function firstFrame(frame: Frame = {}): Uint8Array {
  const { header = 0xfffb9000, sideLength = 32, name = 'Info', told = 15 } = frame
  const bytes = new Uint8Array(417)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, header)
  let at = 4 + sideLength
  const write = (text: string) => {
    bytes.set(new TextEncoder().encode(text), at)
    at += text.length
  }
  write(name)
  view.setUint32(at, told)
  at += 4
  if (told & 1) {
    view.setUint32(at, frame.frames ?? 1000)
    at += 4
  }
  if (told & 2) {
    view.setUint32(at, frame.bytes ?? 41_700)
    at += 4
  }
  if (told & 4) at += 100
  if (told & 8) at += 4
  write(frame.encoder ?? 'LAME3.100')
  at += 12
  view.setUint32(at, (frame.delays ?? 0x2405a0) << 8)
  return bytes
}

function id3(length: number, flags = 0): Uint8Array {
  const bytes = new Uint8Array(10 + length)
  bytes.set([0x49, 0x44, 0x33, 4, 0, flags, 0, length >> 14, (length >> 7) & 127, length & 127])
  return bytes
}

describe('readMp3Info', () => {
  it('reads the silence that LAME and the decoder add before the sound', () => {
    expect(readMp3Info(firstFrame())).toEqual({
      sampleRate: 44_100,
      samplesPerFrame: 1152,
      encoderDelay: 576 + 529,
      constantBitRate: true,
      firstFrameShare: 0.01,
    })
  })

  it('reads the delay of other encoders and lengths', () => {
    expect(readMp3Info(firstFrame({ encoder: 'Lavc59.37', delays: 0x451_123 }))?.encoderDelay).toBe(
      1105 + 529,
    )
    expect(readMp3Info(firstFrame({ encoder: 'Lavf58.20', delays: 0 }))?.encoderDelay).toBe(529)
  })

  it('finds the fields after the side information of every kind of file', () => {
    const mono = readMp3Info(firstFrame({ header: 0xfffb50c0, sideLength: 17 }))
    expect(mono).toMatchObject({ sampleRate: 44_100, samplesPerFrame: 1152, encoderDelay: 1105 })
    const low = readMp3Info(firstFrame({ header: 0xfff38000, sideLength: 17 }))
    expect(low).toMatchObject({ sampleRate: 22_050, samplesPerFrame: 576, encoderDelay: 1105 })
    const lowMono = readMp3Info(firstFrame({ header: 0xfff380c0, sideLength: 9 }))
    expect(lowMono).toMatchObject({ sampleRate: 22_050, samplesPerFrame: 576, encoderDelay: 1105 })
    const high = readMp3Info(firstFrame({ header: 0xfffbb400 }))
    expect(high).toMatchObject({ sampleRate: 48_000, encoderDelay: 1105 })
  })

  it('tells constant from variable bit rates', () => {
    expect(readMp3Info(firstFrame({ name: 'Xing' }))).toMatchObject({
      constantBitRate: false,
      encoderDelay: 1105,
    })
  })

  it('accepts missing fields', () => {
    expect(readMp3Info(firstFrame({ told: 0 }))).toMatchObject({ encoderDelay: 1105, firstFrameShare: 0 })
    expect(readMp3Info(firstFrame({ told: 2 }))).toMatchObject({ encoderDelay: 1105, firstFrameShare: 0 })
    expect(readMp3Info(firstFrame({ told: 5 }))).toMatchObject({ encoderDelay: 1105, firstFrameShare: 0 })
  })

  it('ignores the delay of encoders that do not write one', () => {
    expect(readMp3Info(firstFrame({ encoder: 'XXXX3.100' }))?.encoderDelay).toBe(0)
  })

  it('returns null for files without the fields, other formats and too few bytes', () => {
    expect(readMp3Info(firstFrame({ name: '\0\0\0\0' }))).toBeNull()
    expect(readMp3Info(new TextEncoder().encode('fLaC'.padEnd(300, '\0')))).toBeNull()
    expect(readMp3Info(new Uint8Array(300).fill(255))).toBeNull()
    expect(readMp3Info(new Uint8Array())).toBeNull()
    expect(readMp3Info(firstFrame().subarray(0, 100))).toBeNull()
    expect(readMp3Info(firstFrame().subarray(0, mp3InfoLength))).not.toBeNull()
  })
})

describe('id3Length', () => {
  it('returns the length of the tag before the sound', () => {
    expect(id3Length(firstFrame())).toBe(0)
    expect(id3Length(new Uint8Array())).toBe(0)
    expect(id3Length(id3(20))).toBe(30)
    expect(id3Length(id3(300).subarray(0, 20))).toBe(310)
    expect(id3Length(id3(20, 0x10))).toBe(40)
  })
})
