import { Hono } from 'hono'
import { coverSizeOf } from '../covers/cover-sizes'
import type { CoverStore, Rendered } from '../covers/cover-store'
import type { Songs } from '../library/songs'
import type { Videos } from '../videos/videos'
import { notFound } from '../wire/json-reply'
import { contentDisposition } from './content-disposition'
import { sendFile, tagMatches } from './send-file'

const contentTypes = { mp3: 'audio/mpeg', flac: 'audio/flac', mp4: 'video/mp4', webm: 'video/webm' } as const

/** What a cover key may look like; nothing else comes near the disk. */
const coverKey = /^([0-9a-f]{20}|g\d{1,15}|p\d{1,15}-[0-9a-f]{8})\.jpg$/

const sendPicture = (request: Request, rendered: Rendered | null, etag: string): Response => {
  if (!rendered) return notFound()
  const picture = rendered.bytes
  if (!rendered.lasting)
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' },
    })
  const headers = {
    'Content-Type': 'image/jpeg',
    'Content-Length': String(picture.length),
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
  }
  if (tagMatches(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture), { headers })
}

/**
 * `/cover/<key>.jpg?param=WyH`, `/banner/<key>.jpg`, `/video/<id>.<mp4|webm>` and `/song/<id>.<mp3|flac>`, the
 * last to be saved as a file with `?download=1`.
 * @param songsFor the songs that exist for whoever makes the request
 * @param holds whether a file still lies where one may be sent from: a link may have taken its place
 */
export function mediaRoutes(
  songsFor: (request: Request) => Songs,
  store: CoverStore,
  videos: Videos,
  holds: (path: string) => Promise<boolean>,
): Hono {
  const routes = new Hono()
  routes.get('/cover/:name', async ({ req }) => {
    const key = coverKey.exec(req.param('name'))?.[1]
    if (!key) return notFound()
    const size = coverSizeOf(req.query('param'))
    return sendPicture(req.raw, await store.cover(key, size), `"${key}-${size}"`)
  })
  routes.get('/banner/:name', async ({ req }) => {
    const key = coverKey.exec(req.param('name'))?.[1]
    return key ? sendPicture(req.raw, await store.banner(key), `"${key}-banner"`) : notFound()
  })
  routes.get('/song/:name', async ({ req }) => {
    const [, id, extension] = /^(\d{1,15})\.(mp3|flac)$/.exec(req.param('name')) ?? []
    const song = id ? songsFor(req.raw).byId(Number(id)) : undefined
    if (!song?.available || song.path === null || song.codec !== extension) return notFound()
    if (!(await holds(song.path))) return notFound()
    const response = await sendFile(req.raw, song.path, contentTypes[song.codec])
    if (req.query('download') !== undefined)
      response?.headers.set('Content-Disposition', contentDisposition(song))
    return response ?? notFound()
  })
  routes.get('/video/:name', async ({ req }) => {
    const [, id, extension] = /^(\d{1,15})\.(mp4|webm)$/.exec(req.param('name')) ?? []
    const video = id ? videos.byId(Number(id)) : undefined
    if (!video || video.container !== extension || !(await holds(video.path))) return notFound()
    return (await sendFile(req.raw, video.path, contentTypes[video.container])) ?? notFound()
  })
  return routes
}
