import * as v from 'valibot'
import type { PlaylistEdit } from '../../../contract/replies/playlist'
import type { Done } from '../../../contract/endpoint-replies'
import { failed, ok, type Result } from '../../../contract/result'
import { decoder, type Decoder } from './decoder'
import { count, id } from './fields'

const outcome = v.object({
  code: count,
  message: v.nullish(v.string(), null),
  msg: v.nullish(v.string(), null),
})

type Outcome = v.InferOutput<typeof outcome>

/** Returns the failure for an inner code; the outer code of the body is 200. */
const failureOf = ({ code, message, msg }: Outcome): Result<never> => {
  if (code === 301) return failed({ kind: 'loginNeeded' })
  if (code === 404) return failed({ kind: 'notFound' })
  return failed({ kind: 'code', code, message: message ?? msg ?? null })
}

const wrapped = decoder(v.object({ body: outcome }))

/** The reply of /playlist/tracks: the outcome is in `body.code`, whatever the outer code says. */
export const playlistEdit: Decoder<PlaylistEdit> = (reply) => {
  const read = wrapped(reply)
  if (!read.ok) return read
  const { body } = read.value
  if (body.code === 200) return ok('done')
  return body.code === 502 ? ok('duplicate') : failureOf(body)
}

const parts = decoder(
  v.object({
    '/api/playlist/desc/update': v.nullish(outcome),
    '/api/playlist/tags/update': v.nullish(outcome),
    '/api/playlist/update/name': v.nullish(outcome),
  }),
)

/** The reply of /playlist/update: three changes, each of which may fail by itself. */
export const playlistUpdate: Decoder<Done> = (reply) => {
  const read = parts(reply)
  if (!read.ok) return read
  const wrong = Object.values(read.value).find((part) => part && part.code !== 200)
  return wrong ? failureOf(wrong) : ok(null)
}

/** The id of the new playlist, at the top level or inside `playlist`. */
export const playlistCreate = decoder(
  v.union([
    v.pipe(
      v.object({ id }),
      v.transform((reply) => reply.id),
    ),
    v.pipe(
      v.object({ playlist: v.object({ id }) }),
      v.transform((reply) => reply.playlist.id),
    ),
  ]),
)
