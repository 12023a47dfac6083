import * as v from 'valibot'
import { qualities } from '../../../domain/catalogue/stream'
import type { Stream } from '../../../domain/catalogue/stream'
import { listOf } from './decoder'
import { address, count, id, text } from './fields'

/** An entry of /song/url/v1; one whose address is null is not available and is dropped. */
const stream = v.pipe(
  v.object({
    id,
    url: address,
    type: text,
    br: count,
    size: count,
    level: v.fallback(v.nullish(v.picklist(qualities), null), null),
    freeTrialInfo: v.fallback(v.nullish(v.object({ start: v.number(), end: v.number() }), null), null),
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
  })),
)

export const streamList = v.pipe(
  v.object({ data: v.nullish(listOf(stream), []) }),
  v.transform(({ data }) => data),
)

/** /song/download/url: one entry, and no list; null when the file cannot be had. */
export const downloadStream = v.pipe(
  v.object({ data: v.fallback(v.nullish(stream, null), null) }),
  v.transform(({ data }) => data),
)

export const playable = v.pipe(
  v.object({ success: v.boolean() }),
  v.transform(({ success }) => success),
)
