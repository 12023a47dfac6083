import type { EndpointParams } from '../../../contract/endpoints'
import { writeLibrarySort, type LibrarySort } from '../../../domain/library/library-sort'
import type { Backend } from '../../../ports/backend'
import { GrowingTracks } from '../../../stores/library/growing-tracks'

/** Rows of the first page, which is to be there soon, and of all others. */
const firstPageSize = 100
const pageSize = 500

type SongFilter = Pick<EndpointParams<'librarySongs'>, 'genre' | 'year' | 'folder' | 'deep'>

/** Creates a list of songs of the library that is loaded as far as it is needed. */
export function librarySongList(backend: Backend, sort: LibrarySort, filter: SongFilter = {}): GrowingTracks {
  const sizeAt = (offset: number) => (offset === 0 ? firstPageSize : pageSize)
  return new GrowingTracks({
    fetchPage: (offset, signal) =>
      backend.call(
        'librarySongs',
        { ...filter, sort: writeLibrarySort(sort), limit: sizeAt(offset), offset },
        { signal },
      ),
    pageSize: sizeAt,
  })
}
