import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../contract/replies/search'
import type { PlaylistSummary } from '../../../contract/replies/playlist'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { PagedList } from '../../kit/page/paged-list'
import type { PageData } from '../../kit/page/paged-list'
import { PlaylistCards } from '../../features/cards/playlist-cards'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { createResultsLoader } from './create-results-loader'
import type { ResultsDeps } from './create-results-loader'
import { NothingFound } from './nothing-found'

export function createPlaylistResultsLoader(ports: ResultsDeps) {
  return createResultsLoader(ports, searchKinds.playlist, ({ playlists }) => playlists)
}

export function PlaylistResults() {
  const data = useLoaderData<PageData<PlaylistSummary>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<CardGridSkeleton />}
      empty={<NothingFound title={text('results.noPlaylists', { words: data.listKey })} />}
      total={(count) => text('results.playlistCount', { count })}
    >
      {(playlists) => <PlaylistCards playlists={playlists} />}
    </PagedList>
  )
}

export const screen: Screen = { Component: PlaylistResults, createLoader: createPlaylistResultsLoader }
