import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../domain/catalogue/search'
import type { PlaylistSummary } from '../../../domain/catalogue/playlist'
import { CardGridSkeleton } from '../../parts/card-grid'
import { Paged } from '../../parts/paged'
import type { PageData } from '../../parts/paged'
import { PlaylistCards } from '../../parts/playlist-cards'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { createResultsLoader } from './load-results'
import type { ResultsPorts } from './load-results'
import { NothingFound } from './nothing-found'

export function createPlaylistResultsLoader(ports: ResultsPorts) {
  return createResultsLoader(ports, searchKinds.playlist, ({ playlists }) => playlists)
}

export function PlaylistResults() {
  const data = useLoaderData<PageData<PlaylistSummary>>()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<NothingFound title={text('results.noPlaylists', { words: data.of })} />}
      total={(count) => text('results.playlistCount', { count })}
    >
      {(playlists) => <PlaylistCards playlists={playlists} />}
    </Paged>
  )
}

export const screen: Screen = { Component: PlaylistResults, createLoader: createPlaylistResultsLoader }
