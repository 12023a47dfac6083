import { readIds } from '../read-params'
import { songUrl } from '../wire/addresses'
import { levelOf } from '../wire/level'
import type { Handler } from './handler'

/** Tells where the files of songs are. Only the operator is told their paths. */
const songFiles: Handler<'songFiles'> = ({ ids }, { library, isOperator }) => {
  const songs = library.songs.byIds(readIds(ids))
  const paths = isOperator ? library.pathsOf(songs.map(({ id }) => id)) : new Map<number, string>()
  const data = songs.map((song) => ({
    id: song.id,
    path: paths.get(song.id) ?? null,
    url: song.available || song.unplayable ? songUrl(song.id, song.container, levelOf(song)) : null,
  }))
  return { data, code: 200 }
}

export const songFilesHandlers = { songFiles }
