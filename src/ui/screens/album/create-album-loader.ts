import type { LoaderFunctionArgs } from 'react-router'
import type { Album, AlbumDetail } from '../../../domain/catalogue/album'
import { readId } from '../../../domain/query/read-id'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'

/** Other albums of whoever made this one; none where they cannot be had. */
async function othersThan(detail: Promise<Result<AlbumDetail>>, backend: Backend): Promise<Result<Album[]>> {
  const found = await detail
  const artist = found.ok ? found.value.album.artists.find(({ id }) => id > 0) : undefined
  if (!found.ok || !artist) return ok([])
  const albums = await backend.call('artistAlbums', { id: artist.id, limit: 13 })
  return ok(albums.ok ? albums.value.items.filter(({ id }) => id !== found.value.album.id).slice(0, 12) : [])
}

export function createAlbumLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    const detail: Promise<Result<AlbumDetail>> =
      id === null ? Promise.resolve(failed({ kind: 'notFound' })) : backend.call('album', { id })
    return { id: id ?? 0, detail, others: othersThan(detail, backend) }
  }
}

export type AlbumData = ReturnType<ReturnType<typeof createAlbumLoader>>
