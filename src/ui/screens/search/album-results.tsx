import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../domain/catalogue/search'
import type { Album } from '../../../domain/catalogue/album'
import { AlbumCards } from '../../parts/album-cards'
import { CardGridSkeleton } from '../../parts/card-grid'
import { Paged } from '../../parts/paged'
import type { PageData } from '../../parts/paged'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { createResultsLoader } from './load-results'
import type { ResultsPorts } from './load-results'
import { NothingFound } from './nothing-found'

export function createAlbumResultsLoader(ports: ResultsPorts) {
  return createResultsLoader(ports, searchKinds.album, ({ albums }) => albums)
}

export function AlbumResults() {
  const data = useLoaderData<PageData<Album>>()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<NothingFound title={text('results.noAlbums', { words: data.of })} />}
      total={(count) => text('results.albumCount', { count })}
    >
      {(albums) => <AlbumCards albums={albums} />}
    </Paged>
  )
}

export const screen: Screen = { Component: AlbumResults, createLoader: createAlbumResultsLoader }
