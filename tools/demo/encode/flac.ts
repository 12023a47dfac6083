import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'

type Flac = typeof import('libflacjs/dist/libflac')

let loaded: Promise<Flac> | undefined

/** libflacjs fetches its wasm by path where `fetch` exists, which Node refuses; without it, it reads the file. */
function load(): Promise<Flac> {
  loaded ??= new Promise((resolve) => {
    const { fetch } = globalThis
    Reflect.deleteProperty(globalThis, 'fetch')
    const flac = (createRequire(import.meta.url)('libflacjs') as (variant: string) => Flac)('release.wasm')
    const done = (): void => {
      globalThis.fetch = fetch
      resolve(flac)
    }
    if (flac.isReady()) done()
    else flac.on('ready', done)
  })
  return loaded
}

/** A metadata block: type 0 STREAMINFO, 4 VORBIS_COMMENT, 6 PICTURE (RFC 9639, section 8). */
export interface FlacBlock {
  type: number
  body: Buffer
}

function streamInfo(pcm: Int16Array, rate: number, blockSize: number, md5: Buffer): Buffer {
  const body = Buffer.alloc(34)
  body.writeUInt16BE(blockSize, 0)
  body.writeUInt16BE(blockSize, 2)
  const channels = 2n - 1n
  const bits = 16n - 1n
  const samples = BigInt(pcm.length / 2)
  body.writeBigUInt64BE((BigInt(rate) << 44n) | (channels << 41n) | (bits << 36n) | samples, 10)
  md5.copy(body, 18)
  return body
}

/** Encodes interleaved 16-bit stereo at level 8 and puts our own metadata in front of the frames. */
export async function encodeFlac(
  pcm: Int16Array,
  rate: number,
  blocks: readonly FlacBlock[],
): Promise<Buffer> {
  const flac = await load()
  const blockSize = 4096
  const encoder = flac.create_libflac_encoder(rate, 2, 16, 8, pcm.length / 2, false, blockSize)
  const frames: Buffer[] = []
  flac.init_encoder_stream(encoder, (data, _bytes, _samples, frame) => {
    if (data[0] === 0xff || frame > 0) frames.push(Buffer.from(data))
  })
  const step = blockSize * 64 * 2
  for (let from = 0; from < pcm.length; from += step) {
    const chunk = Int32Array.from(pcm.subarray(from, from + step))
    flac.FLAC__stream_encoder_process_interleaved(encoder, chunk, chunk.length / 2)
  }
  flac.FLAC__stream_encoder_finish(encoder)
  flac.FLAC__stream_encoder_delete(encoder)
  const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)
  const md5 = createHash('md5').update(bytes).digest()
  const all: FlacBlock[] = [{ type: 0, body: streamInfo(pcm, rate, blockSize, md5) }, ...blocks]
  const heads = all.map(({ type, body }, index) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(body.length)
    head[0] = type | (index === all.length - 1 ? 0x80 : 0)
    return Buffer.concat([head, body])
  })
  return Buffer.concat([Buffer.from('fLaC'), ...heads, ...frames])
}
