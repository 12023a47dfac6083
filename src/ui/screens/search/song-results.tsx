import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../contract/replies/search'
import type { Track } from '../../../contract/replies/track'
import { PagedList } from '../../kit/page/paged-list'
import type { PageData } from '../../kit/page/paged-list'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { TrackList, TrackListSkeleton } from '../../features/tracks/track-list'
import { useText } from '../../kit/use-text'
import { createResultsLoader } from './create-results-loader'
import type { ResultsDeps } from './create-results-loader'
import { NothingFound } from './nothing-found'

export function createSongResultsLoader(ports: ResultsDeps) {
  return createResultsLoader(ports, searchKinds.track, ({ tracks }) => tracks)
}

export function SongResults() {
  const data = useLoaderData<PageData<Track>>()
  const { player } = useStores()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<TrackListSkeleton />}
      empty={<NothingFound title={text('results.noSongs', { words: data.listKey })} />}
      total={(count) => text('results.songCount', { count })}
    >
      {(tracks) => (
        <TrackList
          tracks={tracks}
          firstNumber={(data.page - 1) * data.pageSize + 1}
          onPlay={(at) => player.playAll(tracks, at)}
        />
      )}
    </PagedList>
  )
}

export const screen: Screen = { Component: SongResults, createLoader: createSongResultsLoader }
