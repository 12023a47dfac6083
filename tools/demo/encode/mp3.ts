import { createMp3Encoder } from 'wasm-media-encoders'

const BITRATE = 112
const ENCODER_DELAY = 576
const FRAME = 1152

/** CRC-16 as the LAME tag uses it (polynomial 0x8005, reflected). */
function crc16(bytes: Buffer, seed = 0): number {
  let crc = seed
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc & 1) === 1 ? (crc >>> 1) ^ 0xa001 : crc >>> 1
  }
  return crc
}

/**
 * A silent first frame with the `Info`/LAME tag, which the wasm build of LAME leaves out: it tells players the
 * exact length and how many samples of encoder delay to drop, so that words and sound start together.
 */
function infoFrame(frames: Buffer, samples: number, rate: number): Buffer {
  const size = Math.floor((144 * BITRATE * 1000) / rate)
  const out = Buffer.alloc(size)
  frames.copy(out, 0, 0, 4)
  out[2]! &= 0xfd
  const count = Math.round(frames.length / ((144 * BITRATE * 1000) / rate))
  let at = 36
  at += out.write('Info', at, 'latin1')
  at = out.writeUInt32BE(0x0f, at)
  at = out.writeUInt32BE(count, at)
  at = out.writeUInt32BE(frames.length + size, at)
  for (let step = 0; step < 100; step++) at = out.writeUInt8(Math.floor((step * 256) / 100), at)
  at = out.writeUInt32BE(70, at)
  at += out.write('LAME3.100', at, 'latin1')
  at = out.writeUInt8(1, at)
  at = out.writeUInt8(160, at)
  at += 8 + 1
  at = out.writeUInt8(BITRATE, at)
  const padding = count * FRAME - samples - ENCODER_DELAY
  at = out.writeUIntBE((ENCODER_DELAY << 12) | padding, at, 3)
  at += 4
  at = out.writeUInt32BE(frames.length + size, at)
  at = out.writeUInt16BE(crc16(frames), at)
  out.writeUInt16BE(crc16(out.subarray(0, at)), at)
  return out
}

/** Encodes interleaved 16-bit stereo at a constant 112 kbit/s joint stereo, gapless by its LAME tag. */
export async function encodeMp3(pcm: Int16Array, rate: number): Promise<Buffer> {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: rate, channels: 2, bitrate: BITRATE })
  const samples = pcm.length / 2
  const left = new Float32Array(samples)
  const right = new Float32Array(samples)
  for (let index = 0; index < samples; index++) {
    left[index] = pcm[2 * index]! / 32768
    right[index] = pcm[2 * index + 1]! / 32768
  }
  const parts: Buffer[] = []
  for (let from = 0; from < samples; from += rate) {
    parts.push(
      Buffer.from(encoder.encode([left.subarray(from, from + rate), right.subarray(from, from + rate)])),
    )
  }
  parts.push(Buffer.from(encoder.finalize()))
  const frames = Buffer.concat(parts)
  return Buffer.concat([infoFrame(frames, samples, rate), frames])
}
