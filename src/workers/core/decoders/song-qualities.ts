import * as v from 'valibot'
import type { Quality } from '../../../contract/replies/stream'
import { count } from './fields'

/** The slots of /song/music/detail, worst first. The surround ones have no name in the specification. */
const slots = [
  ['l', 'standard'],
  ['m', 'higher'],
  ['h', 'exhigh'],
  ['sq', 'lossless'],
  ['hr', 'hires'],
  ['je', 'jyeffect'],
  ['jm', 'jymaster'],
] as const satisfies [string, Quality][]

const file = v.fallback(v.nullish(v.object({ br: count, size: count }), null), null)

export const songQualities = v.pipe(
  v.object({ data: v.object({ l: file, m: file, h: file, sq: file, hr: file, je: file, jm: file }) }),
  v.transform(({ data }) =>
    slots.flatMap(([slot, quality]) => {
      const found = data[slot]
      return found ? [{ quality, bitRate: found.br, size: found.size }] : []
    }),
  ),
)
