import { audioLayout } from '../library/audio-layout'
import type { Beside } from '../library/beside'
import type { SongReading } from '../library/read-song'
import type { SongReader } from '../library/song-reader'
import type { ReceivedFile } from './receive-file'
import { uploadFaults, type UploadFault } from './upload-fault'

/** An upload comes alone. */
export const nothingBeside: Beside = { lyrics: new Map(), cover: null, stamp: '' }

/** What a received file holds, by its content and not by its name. Never rejects. */
export async function readUpload(
  { path, extension, size }: ReceivedFile,
  reader: SongReader,
): Promise<SongReading | UploadFault> {
  if (size === 0) return uploadFaults.empty
  const reading = await reader.song({ path, name: `x.${extension}` }, nothingBeside)
  if (!('reason' in reading)) return reading
  if (reading.passing) return uploadFaults.unreadable
  const layout = await audioLayout(path).catch(() => null)
  return layout && layout.kind !== 'none' && layout.kind !== extension
    ? uploadFaults.misnamed
    : uploadFaults.noAudio
}
