import { Hono } from 'hono'
import { audioContainers } from '../../../src/contract/audio-formats'
import { coverSizeOf } from '../../library/covers/render-cover'
import type { CoverStore, RenderedCover } from '../../library/covers/cover-store'
import type { Song, Songs } from '../../library/catalogue/songs'
import type { Videos } from '../../library/catalogue/videos'
import { findCaptions, readCaptions } from '../../library/files/captions'
import {
  downloadContainer,
  transcodedContainer,
  transcodePresets,
} from '../../library/transcode/transcode-preset'
import type { Transcoder } from '../../library/transcode/transcoder'
import { notFoundReply } from '../json-reply'
import { contentDisposition } from './content-disposition'
import { sendFile, etagMatches } from './send-file'
import { sendTranscoded } from './send-transcoded'

const videoTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const

/** A valid cover key; nothing else reaches the disk. */
const coverKey = /^([0-9a-f]{20}|g\d{1,15}|p\d{1,15}-[0-9a-f]{8})\.jpg$/

const sendPicture = (request: Request, rendered: RenderedCover | null, etag: string): Response => {
  if (!rendered) return notFoundReply()
  const picture = rendered.bytes
  if (!rendered.isCacheable)
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': rendered.type, 'Cache-Control': 'no-store' },
    })
  const headers = {
    'Content-Type': rendered.type,
    'Content-Length': String(picture.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  }
  if (etagMatches(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
}

/** A track that is cut from a file has a container of its own. */
const sentContainer = (song: Song) => (song.cut ? downloadContainer(song) : song.container)

/** What the media are served from. */
export interface MediaSources {
  /** Returns the songs that the sender of the request may hear. */
  songsFor: (request: Request) => Songs
  covers: CoverStore
  videos: Videos
  /** Null where nothing converts songs. */
  transcoder: Transcoder | null
  /** Whether the file is still inside the music folders: a link may have replaced it. */
  holds: (path: string) => Promise<boolean>
}

/**
 * Serves `/cover/<key>.jpg?param=WyH`, `/banner/<key>.jpg`, `/video/<id>.<mp4|webm>`,
 * `/captions/<id of the video>.<language>.vtt`, `/song/<id>.<container>` and, converted,
 * `/transcoded/<id>.<preset>.<container>`. A track that is cut from a file is the cut under either. A song with
 * `?download=1` is sent as an attachment.
 */
export function mediaRoutes({ songsFor, covers: store, videos, transcoder, holds }: MediaSources): Hono {
  const sendSong = async (request: Request, song: Song, path: string): Promise<Response | null> => {
    const container = sentContainer(song)
    const { type } = audioContainers[container]
    if (!song.cut) return sendFile(request, path, type)
    if (!transcoder) return null
    const file = container === 'flac' ? transcoder.openFlac(song) : transcoder.open(song, 'exhigh')
    return sendTranscoded(request, await file, type)
  }

  const routes = new Hono()
  routes.get('/cover/:name', async ({ req }) => {
    const key = coverKey.exec(req.param('name'))?.[1]
    if (!key) return notFoundReply()
    const asked = coverSizeOf(req.query('param'))
    return 'wide' in asked
      ? sendPicture(req.raw, await store.wide(key, asked.wide), `"${key}-wide${asked.wide}"`)
      : sendPicture(req.raw, await store.cover(key, asked.size), `"${key}-${asked.size}"`)
  })
  routes.get('/banner/:name', async ({ req }) => {
    const key = coverKey.exec(req.param('name'))?.[1]
    return key ? sendPicture(req.raw, await store.banner(key), `"${key}-banner"`) : notFoundReply()
  })
  routes.get('/song/:name', async ({ req }) => {
    const [, id, extension] = /^(\d{1,15})\.([a-z\d]{2,4})$/.exec(req.param('name')) ?? []
    const song = id ? songsFor(req.raw).byId(Number(id)) : undefined
    if (!song?.available || song.path === null || sentContainer(song) !== extension) return notFoundReply()
    if (!(await holds(song.path))) return notFoundReply()
    const response = await sendSong(req.raw, song, song.path)
    if (response?.ok && req.query('download') !== undefined)
      response.headers.set('Content-Disposition', contentDisposition({ ...song, container: extension }))
    return response ?? notFoundReply()
  })
  routes.get('/transcoded/:name', async ({ req }) => {
    const [, id, name, extension] = /^(\d{1,15})\.([a-z]{1,10})\.(mp3|wav)$/.exec(req.param('name')) ?? []
    const preset = transcodePresets.find((preset) => preset === name)
    const song = id ? songsFor(req.raw).byId(Number(id)) : undefined
    if (!transcoder || !preset || transcodedContainer(preset) !== extension) return notFoundReply()
    if (!song?.available || song.path === null || !(await holds(song.path))) return notFoundReply()
    return sendTranscoded(req.raw, await transcoder.open(song, preset), audioContainers[extension].type)
  })
  routes.get('/video/:name', async ({ req }) => {
    const [, id, extension] = /^(\d{1,15})\.(mp4|webm)$/.exec(req.param('name')) ?? []
    const video = id ? videos.byId(Number(id)) : undefined
    if (!video || video.container !== extension || !(await holds(video.path))) return notFoundReply()
    return (await sendFile(req.raw, video.path, videoTypes[video.container])) ?? notFoundReply()
  })
  routes.get('/captions/:name', async ({ req }) => {
    const [, id, language = ''] = /^(\d{1,15})(?:\.([a-z\d-]{2,35}))?\.vtt$/.exec(req.param('name')) ?? []
    const video = id ? videos.byId(Number(id)) : undefined
    if (!video) return notFoundReply()
    const file = (await findCaptions(video.path)).find((captions) => captions.language === language)
    const text = file && (await holds(file.path)) ? await readCaptions(file.path) : null
    if (text === null) return notFoundReply()
    const headers = { 'Content-Type': 'text/vtt; charset=utf-8', 'Cache-Control': 'no-cache' }
    return new Response(req.raw.method === 'HEAD' ? null : text, { headers })
  })
  return routes
}
