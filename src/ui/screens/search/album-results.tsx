import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../contract/replies/search'
import type { Album } from '../../../contract/replies/album'
import { AlbumCards } from '../../features/cards/album-cards'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { PagedList } from '../../kit/page/paged-list'
import type { PageData } from '../../kit/page/paged-list'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { createResultsLoader } from './create-results-loader'
import type { ResultsDeps } from './create-results-loader'
import { NothingFound } from './nothing-found'

export function createAlbumResultsLoader(ports: ResultsDeps) {
  return createResultsLoader(ports, searchKinds.album, ({ albums }) => albums)
}

export function AlbumResults() {
  const data = useLoaderData<PageData<Album>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<NothingFound title={text('results.noAlbums', { words: data.listKey })} />}
      total={(count) => text('results.albumCount', { count })}
    >
      {(albums) => <AlbumCards albums={albums} />}
    </PagedList>
  )
}

export const screen: Screen = { Component: AlbumResults, createLoader: createAlbumResultsLoader }
