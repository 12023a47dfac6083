import { qualities } from '../../../src/contract/replies/stream'
import type { Song } from '../../library/catalogue/songs'
import { choosePreset } from '../../library/transcode/choose-preset'
import { abilitiesOf } from '../playable-formats'
import { wireLyrics } from '../wire/lyrics'
import { notFoundBody } from '../json-reply'
import { wirePrivilege } from '../wire/privilege'
import { wireQualities, wireSong } from '../wire/song'
import { wireDownload, wireNoStream, wireReplacement, wireStream, wireTranscodedStream } from '../wire/stream'
import type { Context, Handler, ReplyBody } from './handler'
import { readId, readIds } from '../read-params'
import { isPlayable } from './is-playable'
import { told } from '../../text/told'

const noId: ReplyBody = { code: 400, message: told(({ faults }) => faults.missingParameters) }
const noMatch: ReplyBody = { code: 500, message: told(({ faults }) => faults.notMatched) }

/** Finds the same recording in the listener's own library; the services named by `server` are not called. */
const match: Handler<'match'> = async ({ id }, { library }) => {
  const [asked] = readIds(id)
  if (asked === undefined) return noId
  for (const song of library.songs.related(asked))
    if (await isPlayable(song))
      return { code: 200, message: told(({ faults }) => faults.matched), data: wireReplacement(song) }
  return noMatch
}

const matchHandlers = { match }

const songDetail: Handler<'songDetail'> = ({ ids }, { library }) => {
  const songs = library.songs.byIds(readIds(ids))
  return { songs: songs.map(wireSong), privileges: songs.map(wirePrivilege), code: 200 }
}

const wav = { container: 'wav', codec: 'pcm', cut: null } as const

/**
 * Returns the original file, or where the browser says what it can play, what fits it and the level. A track that is
 * cut from a file is converted for everybody.
 */
const streamOf = (
  song: Song,
  level: string,
  { transcoder, request }: Pick<Context, 'transcoder' | 'request'>,
) => {
  const { isKnown, plays, saveData } = abilitiesOf(request)
  if (!transcoder || (!isKnown && song.cut === null)) return wireStream(song)
  const asked = qualities.find((name) => name === level) ?? 'exhigh'
  const preset = choosePreset(song, { level: asked, isPlayable: plays(song), playsWav: plays(wav), saveData })
  return preset ? wireTranscodedStream(song, preset) : wireStream(song)
}

const songUrl: Handler<'songUrl'> = async ({ id, level }, context) => {
  const { library } = context
  const ids = readIds(id)
  if (ids.length === 0) return notFoundBody
  const songs = new Map(library.songs.byIds(ids).map((song) => [song.id, song]))
  const streams = ids.map(async (id) => {
    const song = songs.get(id)
    return song && (await isPlayable(song)) ? streamOf(song, level, context) : wireNoStream(id)
  })
  return { data: await Promise.all(streams), code: 200 }
}

const checkMusic: Handler<'checkMusic'> = async ({ id }, { library }) => {
  const success = await isPlayable(library.songs.byId(readId(id)))
  return { code: 200, success, message: success ? 'ok' : told(({ faults }) => faults.notPlayable) }
}

/** Returns the original file, whatever bit rate is requested. */
const songDownloadUrl: Handler<'songDownloadUrl'> = async ({ id }, { library }) => {
  const song = library.songs.byId(readId(id))
  const there = song && (await isPlayable(song))
  return { data: there ? wireDownload(song) : wireNoStream(readIds(id)[0] ?? 0), code: 200 }
}

const songQualities: Handler<'songQualities'> = ({ id }, { library }) => {
  const song = library.songs.byId(readId(id))
  return song ? { code: 200, data: wireQualities(song), message: '', success: true } : notFoundBody
}

const lyric: Handler<'lyric'> = ({ id }, { library }) => wireLyrics(library.songs.lyrics(readId(id)))

export const songHandlers = {
  songDetail,
  songUrl,
  songDownloadUrl,
  songQualities,
  checkMusic,
  lyric,
  ...matchHandlers,
}
