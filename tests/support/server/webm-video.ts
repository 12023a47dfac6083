export interface WebmVideoOptions {
  height?: number
  seconds?: number
  docType?: string
  /** 1 for video, 2 for audio. */
  trackType?: number
  /** The size of the segment is unknown, as in recordings of a stream. */
  endless?: boolean
}

const idOf = (id: number): Buffer => {
  const hex = id.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}

const size = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  bytes[0] = 1
  return bytes
}

/** An element of a WebM: `id | size (8 bytes here) | content`. */
export function element(id: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([idOf(id), size(body.length), body])
}

const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/** Returns the header of a WebM video without any pictures. */
export function webmVideo(options: WebmVideoOptions = {}): Buffer {
  const { height = 480, seconds = 3, docType = 'webm', trackType = 1, endless = false } = options
  const tall = Buffer.from([height >> 8, height & 0xff])
  const parts = [
    element(
      0x1549a966,
      element(0x2ad7b1, Buffer.from([0x0f, 0x42, 0x40])),
      element(0x4489, double(seconds * 1000)),
    ),
    element(
      0x1654ae6b,
      element(
        0xae,
        element(0xd7, Buffer.from([1])),
        element(0x83, Buffer.from([trackType])),
        element(0x86, Buffer.from('V_VP8')),
        element(0xe0, element(0xb0, Buffer.from([3, 0x20])), element(0xba, tall)),
      ),
    ),
    element(0x1f43b675, Buffer.alloc(32)),
  ]
  const unknown = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])
  const segment = endless
    ? Buffer.concat([idOf(0x18538067), unknown, ...parts])
    : element(0x18538067, ...parts)
  return Buffer.concat([element(0x1a45dfa3, element(0x4282, Buffer.from(docType))), segment])
}
