import { describe, expect, it } from 'vitest'
import { id3Length, mp3InfoLength, readMp3Info } from '../../../src/audio/decks/mp3-info'

interface Frame {
  /** The four bytes every frame begins with. */
  header?: number
  sideLength?: number
  name?: string
  told?: number
  frames?: number
  bytes?: number
  encoder?: string
  delays?: number
}

/** As LAME writes it, at 44.1 kHz, in stereo and 128 kbit/s unless told otherwise. */
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
  it('knows how much silence LAME and its decoder put before the song', () => {
    expect(readMp3Info(firstFrame())).toEqual({
      rate: 44_100,
      frameSamples: 1152,
      delay: 576 + 529,
      constant: true,
      share: 0.01,
    })
  })

  it('reads the delay of other encoders and lengths', () => {
    expect(readMp3Info(firstFrame({ encoder: 'Lavc59.37', delays: 0x451_123 }))?.delay).toBe(1105 + 529)
    expect(readMp3Info(firstFrame({ encoder: 'Lavf58.20', delays: 0 }))?.delay).toBe(529)
  })

  it('finds it behind the side information of every kind of file', () => {
    const mono = readMp3Info(firstFrame({ header: 0xfffb50c0, sideLength: 17 }))
    expect(mono).toMatchObject({ rate: 44_100, frameSamples: 1152, delay: 1105 })
    const low = readMp3Info(firstFrame({ header: 0xfff38000, sideLength: 17 }))
    expect(low).toMatchObject({ rate: 22_050, frameSamples: 576, delay: 1105 })
    const lowMono = readMp3Info(firstFrame({ header: 0xfff380c0, sideLength: 9 }))
    expect(lowMono).toMatchObject({ rate: 22_050, frameSamples: 576, delay: 1105 })
    const high = readMp3Info(firstFrame({ header: 0xfffbb400 }))
    expect(high).toMatchObject({ rate: 48_000, delay: 1105 })
  })

  it('tells frames of many sizes from those of one', () => {
    expect(readMp3Info(firstFrame({ name: 'Xing' }))).toMatchObject({ constant: false, delay: 1105 })
  })

  it('bears fields that are left out', () => {
    expect(readMp3Info(firstFrame({ told: 0 }))).toMatchObject({ delay: 1105, share: 0 })
    expect(readMp3Info(firstFrame({ told: 2 }))).toMatchObject({ delay: 1105, share: 0 })
    expect(readMp3Info(firstFrame({ told: 5 }))).toMatchObject({ delay: 1105, share: 0 })
  })

  it('believes no delay of an encoder that writes none', () => {
    expect(readMp3Info(firstFrame({ encoder: 'XXXX3.100' }))?.delay).toBe(0)
  })

  it('finds nothing in files without it, in other formats and in less than it needs', () => {
    expect(readMp3Info(firstFrame({ name: '\0\0\0\0' }))).toBeNull()
    expect(readMp3Info(new TextEncoder().encode('fLaC'.padEnd(300, '\0')))).toBeNull()
    expect(readMp3Info(new Uint8Array(300).fill(255))).toBeNull()
    expect(readMp3Info(new Uint8Array())).toBeNull()
    expect(readMp3Info(firstFrame().subarray(0, 100))).toBeNull()
    expect(readMp3Info(firstFrame().subarray(0, mp3InfoLength))).not.toBeNull()
  })
})

describe('id3Length', () => {
  it('knows where the sound begins', () => {
    expect(id3Length(firstFrame())).toBe(0)
    expect(id3Length(new Uint8Array())).toBe(0)
    expect(id3Length(id3(20))).toBe(30)
    expect(id3Length(id3(300).subarray(0, 20))).toBe(310)
    expect(id3Length(id3(20, 0x10))).toBe(40)
  })
})
