import * as v from 'valibot'
import { decoder, listOf } from './decoder'
import { done } from './done'
import { track } from './track'

/** Nothing that can be heard now is no list at all on some servers. */
const radioSongs = v.pipe(
  v.object({ data: v.nullish(listOf(track), []) }),
  v.transform(({ data }) => data),
)

export const radioDecoders = {
  scrobble: decoder(done),
  personalFm: decoder(radioSongs),
  fmTrash: decoder(done),
}
