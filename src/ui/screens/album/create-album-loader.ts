import type { LoaderFunctionArgs } from 'react-router'
import type { Album, AlbumDetail } from '../../../contract/replies/album'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'

/** Loads up to twelve other albums of the artist. Resolves to an empty list if they cannot be loaded. */
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
