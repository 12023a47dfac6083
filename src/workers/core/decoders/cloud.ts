import * as v from 'valibot'
import type { CloudPage, CloudTrack, Upload } from '../../../domain/catalogue/cloud'
import type { Track } from '../../../domain/catalogue/track'
import { keepValid } from './decoder'
import { count, id, text } from './fields'
import { track } from './track'

const songOrNone = v.fallback(v.nullish(track, null), null)

/** A file of /user/cloud. Its song may be missing, or lack what the file's own tags say beside it. */
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
    files: keepValid(cloudTrack)(data),
    received: data.length,
    total,
    usedBytes: size,
    maxBytes: maxSize,
  })),
)

/** Code 201 says that the file lay there already; the song of a file that is still looked at may be missing. */
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

/** /cloud/match says that it was done by any data at all. */
export const cloudMatched = v.pipe(
  v.object({ data: v.custom(Boolean, 'nothing was matched') }),
  v.transform(() => null),
)
