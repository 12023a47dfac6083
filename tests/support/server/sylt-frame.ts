export interface SyltOptions {
  entries: readonly (readonly [text: string, stamp: number])[]
  language?: string
  /** 1 for lyrics, 2 for a transcription, 5 for chords. */
  type?: number
  /** 1 for MPEG frames, 2 for milliseconds. */
  format?: 1 | 2
  descriptor?: string
}

const stamped = ([text, stamp]: readonly [string, number]): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(stamp)
  return Buffer.concat([Buffer.from(`${text}\0`), bytes])
}

/** Returns the data of an ID3v2 frame `SYLT` in UTF-8. */
export function syltFrame(options: SyltOptions): Buffer {
  const { entries, language = 'eng', type = 1, format = 2, descriptor = '' } = options
  const head = Buffer.concat([Buffer.from([3]), Buffer.from(language), Buffer.from([format, type])])
  return Buffer.concat([head, Buffer.from(`${descriptor}\0`), ...entries.map(stamped)])
}
