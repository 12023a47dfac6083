import * as v from 'valibot'
import { decoder, listOf } from './decoder'
import { done } from './done'
import { track } from './track'

/** Some servers send no list if there are no songs. */
const radioSongs = v.pipe(
  v.object({ data: v.nullish(listOf(track), []) }),
  v.transform(({ data }) => data),
)

export const radioDecoders = {
  scrobble: decoder(done),
  personalFm: decoder(radioSongs),
  fmTrash: decoder(done),
}
