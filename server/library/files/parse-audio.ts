import { parseBuffer, parseFile, type IAudioMetadata } from 'music-metadata'
import { withBoundedFile } from './bounded-file'
import { oggFlacHeader } from './containers/ogg-flac-header'

/** Reads all tags of a file. Rejects when the file is broken. */
export async function parseAudio(path: string): Promise<IAudioMetadata> {
  const metadata = await parseFile(path, { duration: true })
  if (metadata.format.container !== 'Ogg' || metadata.format.codec !== 'FLAC') return metadata
  const header = await withBoundedFile(path, oggFlacHeader)
  if (!header) return metadata
  const whole = await parseBuffer(header, 'audio/flac')
  // the bit rate of the header says nothing
  return { ...whole, format: { ...whole.format, bitrate: 0 } }
}
