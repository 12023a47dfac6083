import type { Song, SongUpload } from '../../library/catalogue/songs'
import { wireCloudFile } from './cloud-file'
import { wireSongWithPrivilege } from './song'
import { nameText } from '../../text/name-text'
import { told } from '../../text/told'

/** A song that a listener has uploaded. */
export type UploadedSong = Song & { upload: SongUpload }

/** An entry of `/user/cloud` (contract, section 5.3). */
export function wireCloudEntry(song: UploadedSong) {
  const { upload } = song
  return {
    simpleSong: wireSongWithPrivilege(song),
    privateCloud: wireCloudFile(song),
    cover: 0,
    coverId: '0',
    lyricId: '0',
    album: nameText(upload.album),
    artist: nameText(upload.artist),
    bitrate: Math.round(song.bitrate / 1000),
    songId: song.id,
    pcId: song.id,
    addTime: upload.addedMs,
    songName: nameText(upload.title),
    fileName: upload.fileName,
    fileSize: song.size,
    matchType: upload.matchedId === null ? 'unmatched' : 'matched',
    version: 1,
  }
}

/** The reply to an upload, where the id is a text. */
export function wireUploaded(song: Song, alreadyThere: boolean) {
  return {
    code: alreadyThere ? 201 : 200,
    songId: String(song.id),
    needUpload: !alreadyThere,
    privateCloud: { ...wireCloudFile(song), simpleSong: wireSongWithPrivilege(song) },
    message: alreadyThere ? told(({ uploads }) => uploads.alreadyThere) : '',
  }
}

/** The reply to matching an upload, or undoing that. */
export function wireMatched(song: Song) {
  return {
    code: 200,
    data: { songId: song.id, simpleSong: wireSongWithPrivilege(song) },
    matchData: true,
    message: '',
  }
}
