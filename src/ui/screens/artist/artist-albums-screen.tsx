import { DiscAlbum } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Album } from '../../../domain/catalogue/album'
import { readPage } from '../../../domain/query/read-page'
import { readId } from '../../../domain/query/read-id'
import { failed } from '../../../domain/result'
import { AlbumCards } from '../../parts/album-cards'
import { CardGridSkeleton } from '../../parts/card-grid'
import { Paged, type PageData } from '../../parts/paged'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import type { FrameStores } from '../../stores-context'
import { useText } from '../../use-text'

export function createArtistAlbumsLoader({ backend, settings }: FrameStores) {
  return ({ request }: LoaderFunctionArgs): PageData<Album> => {
    const pageSize = settings.values.listNumber
    const query = new URL(request.url).searchParams
    const id = readId(query.get('id'))
    const page = readPage(query.get('page'))
    const asked = { limit: pageSize, offset: (page - 1) * pageSize }
    const nowhere = Promise.resolve(failed({ kind: 'notFound' }))
    const found = id === null ? nowhere : backend.call('artistAlbums', { id, ...asked })
    return { of: `${id}`, page, pageSize, found }
  }
}

/** The albums of an artist, page by page. */
export function ArtistAlbumsScreen() {
  const data = useLoaderData<PageData<Album>>()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<StatePanel icon={DiscAlbum} title={text('artist.noAlbums')} />}
    >
      {(albums) => <AlbumCards albums={albums} dated />}
    </Paged>
  )
}

export const screen: Screen = { Component: ArtistAlbumsScreen, createLoader: createArtistAlbumsLoader }
