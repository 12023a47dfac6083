import * as v from 'valibot'
import type { LyricTexts } from '../../../domain/lyrics/lyric-data'

const part = v.pipe(
  v.fallback(v.nullish(v.object({ lyric: v.nullish(v.string(), '') }), { lyric: '' }), { lyric: '' }),
  v.transform(({ lyric }) => lyric),
)

/** The reply of /lyric/new: every part may be absent or null, an instrumental has none at all. A list is no reply. */
export const lyricTexts: v.GenericSchema<unknown, LyricTexts> = v.pipe(
  v.unknown(),
  v.check((reply) => !Array.isArray(reply)),
  v.object({
    lrc: part,
    tlyric: part,
    romalrc: part,
    yrc: part,
    ytlrc: part,
    yromalrc: part,
    ttml: part,
  }),
)
