import * as v from 'valibot'
import type { SongFile } from '../../../contract/replies/song-file'
import { optionalListOf } from './decoder'
import { address, id, optionalText } from './fields'

const songFile = v.pipe(
  v.object({ id, path: optionalText, url: address }),
  v.transform(({ id, path, url }): SongFile => ({ trackId: id, path, url })),
)

export const songFiles = v.pipe(
  v.object({ data: optionalListOf(songFile) }),
  v.transform(({ data }) => data),
)
