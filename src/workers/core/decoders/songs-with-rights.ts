import * as v from 'valibot'
import { validRows } from './decoder'
import { id } from './fields'

const entry = v.looseObject({ id })

/**
 * Songs of a reply with a separate list of what the listener may do with each: `{ songs: [{ id }], privileges: [{ id, st
 * }] }`, in any order. A song that has its own `privilege` keeps it.
 */
export const songsWithRights = v.pipe(
  v.object({ songs: v.array(v.unknown()), privileges: v.optional(v.unknown()) }),
  v.transform(({ songs, privileges }): unknown[] => {
    const rows = Array.isArray(privileges) ? validRows(entry)(privileges) : []
    if (rows.length === 0) return songs
    const rights = new Map(rows.map((row) => [row.id, row]))
    return songs.map((song) => {
      const parsed = v.safeParse(entry, song)
      if (!parsed.success || parsed.output['privilege']) return song
      const privilege = rights.get(parsed.output.id)
      return privilege ? { ...parsed.output, privilege } : song
    })
  }),
)
