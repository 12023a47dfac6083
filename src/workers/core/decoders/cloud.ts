import * as v from 'valibot'
import type { CloudPage, CloudTrack, Upload } from '../../../contract/replies/cloud'
import type { Track } from '../../../contract/replies/track'
import { validRows } from './decoder'
import { count, id, text } from './fields'
import { track } from './track'

const songOrNone = v.fallback(v.nullish(track, null), null)

/** A file of /user/cloud. Its song may be missing or incomplete; the tags of the file fill the gaps. */
const cloudTrack = v.pipe(
  v.object({
    songId: id,
    simpleSong: songOrNone,
    songName: text,
    artist: text,
    album: text,
    fileName: text,
    fileSize: count,
    addTime: count,
    matchType: text,
  }),
  v.transform((file): CloudTrack => {
    const { simpleSong: song, fileName, fileSize } = file
    const named: Track = {
      id: file.songId,
      name: song?.name || file.songName || fileName,
      artists: song?.artists.length ? song.artists : file.artist ? [{ id: 0, name: file.artist }] : [],
      album: {
        id: song?.album.id ?? 0,
        name: song?.album.name || file.album,
        picUrl: song?.album.picUrl ?? null,
      },
      aliases: song?.aliases ?? [],
      duration: song?.duration ?? 0,
      fee: song?.fee ?? 0,
      cloud: { fileName, fileSize },
      mv: song?.mv ?? null,
    }
    return {
      track: named,
      fileName,
      fileSize,
      addedMs: file.addTime || null,
      matched: file.matchType === 'matched',
    }
  }),
)

/** Sizes come as numbers or as text. */
export const cloudPage = v.pipe(
  v.object({ data: v.nullish(v.array(v.unknown()), []), count, size: count, maxSize: count }),
  v.transform(({ data, count: total, size, maxSize }): CloudPage => ({
    files: validRows(cloudTrack)(data),
    received: data.length,
    total,
    usedBytes: size,
    maxBytes: maxSize,
  })),
)

/** Code 201 means that the file was already there. The song is missing while the file is being analysed. */
export const upload = v.pipe(
  v.object({
    code: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
    privateCloud: v.fallback(
      v.nullish(v.object({ simpleSong: songOrNone, fileName: text, fileSize: count }), null),
      null,
    ),
  }),
  v.transform(({ code, privateCloud: file }): Upload => {
    const song = file?.simpleSong ?? null
    const cloud = { fileName: file?.fileName ?? '', fileSize: file?.fileSize ?? 0 }
    return { track: song && { ...song, cloud: song.cloud ?? cloud }, alreadyThere: code === 201 }
  }),
)

/** The reply of /cloud/match: any `data` means success. */
export const cloudMatched = v.pipe(
  v.object({ data: v.custom(Boolean, 'nothing was matched') }),
  v.transform(() => null),
)
