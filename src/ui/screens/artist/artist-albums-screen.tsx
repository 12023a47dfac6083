import { DiscAlbum } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Album } from '../../../contract/replies/album'
import { readPage } from '../../../domain/address/read-page'
import { readId } from '../../../domain/address/read-id'
import { failed } from '../../../contract/result'
import { AlbumCards } from '../../features/cards/album-cards'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { PagedList, type PageData } from '../../kit/page/paged-list'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

export function createArtistAlbumsLoader({ backend, settings }: ShellStores) {
  return ({ request }: LoaderFunctionArgs): PageData<Album> => {
    const pageSize = settings.values.listNumber
    const query = new URL(request.url).searchParams
    const id = readId(query.get('id'))
    const page = readPage(query.get('page'))
    const asked = { limit: pageSize, offset: (page - 1) * pageSize }
    const nowhere = Promise.resolve(failed({ kind: 'notFound' }))
    const result = id === null ? nowhere : backend.call('artistAlbums', { id, ...asked })
    return { listKey: `${id}`, page, pageSize, result }
  }
}

/** The artist's albums, in pages. */
export function ArtistAlbumsScreen() {
  const data = useLoaderData<PageData<Album>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<StatePanel icon={DiscAlbum} title={text('artist.noAlbums')} />}
    >
      {(albums) => <AlbumCards albums={albums} dated />}
    </PagedList>
  )
}

export const screen: Screen = { Component: ArtistAlbumsScreen, createLoader: createArtistAlbumsLoader }
