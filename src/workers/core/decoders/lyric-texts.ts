import * as v from 'valibot'
import type { LyricTexts } from '../../../contract/replies/lyric-texts'

const part = v.pipe(
  v.fallback(v.nullish(v.object({ lyric: v.nullish(v.string(), '') }), { lyric: '' }), { lyric: '' }),
  v.transform(({ lyric }) => lyric),
)

/** The reply of /lyric/new. Every part may be absent or null; an instrumental has none. A list is invalid. */
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
