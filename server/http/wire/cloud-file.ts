import type { Song } from '../../library/catalogue/songs'
import { nameText } from '../../text/name-text'

/** The cloud drive's data of an uploaded file (contract, section 4.7); undefined for songs of the library. */
export function wireCloudFile({ id, upload, bitrate, size }: Song) {
  if (!upload) return undefined
  return {
    id,
    userId: upload.ownerId,
    songId: id,
    md5: upload.md5,
    song: nameText(upload.title),
    artist: nameText(upload.artist),
    album: nameText(upload.album),
    bitrate: Math.round(bitrate / 1000),
    fileName: upload.fileName,
    songDfsId: 0,
    cover: 0,
    lyric: 0,
    cue: 0,
    convertLyric: 0,
    version: 1,
    addTime: upload.addedMs,
    fileSize: size,
    status: 0,
    originalAudioSongId: upload.matchedId ?? 0,
    lrcType: '',
  }
}
