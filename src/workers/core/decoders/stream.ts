import * as v from 'valibot'
import { qualities } from '../../../contract/replies/stream'
import type { Stream } from '../../../contract/replies/stream'
import { listOf } from './decoder'
import { address, count, id, text } from './fields'
import { loudnessFields, loudnessOf } from './stream-loudness'

/** An entry of /song/url/v1. One without an address is not available and is skipped. */
const stream = v.pipe(
  v.object({
    id,
    url: address,
    type: text,
    br: count,
    size: count,
    level: v.fallback(v.nullish(v.picklist(qualities), null), null),
    freeTrialInfo: v.fallback(v.nullish(v.object({ start: v.number(), end: v.number() }), null), null),
    ...loudnessFields,
  }),
  v.check(({ url }) => url !== null, 'no address'),
  v.transform((value): Stream => ({
    trackId: value.id,
    url: value.url ?? '',
    type: value.type.toLowerCase(),
    bitRate: value.br,
    size: value.size,
    quality: value.level ?? null,
    preview: value.freeTrialInfo ?? null,
    loudness: loudnessOf(value),
  })),
)

export const streamList = v.pipe(
  v.object({ data: v.nullish(listOf(stream), []) }),
  v.transform(({ data }) => data),
)

/** The reply of /song/download/url: one entry, not a list; null if the file is not available. */
export const downloadStream = v.pipe(
  v.object({ data: v.fallback(v.nullish(stream, null), null) }),
  v.transform(({ data }) => data),
)

export const playable = v.pipe(
  v.object({ success: v.boolean() }),
  v.transform(({ success }) => success),
)
