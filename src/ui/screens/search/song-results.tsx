import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../domain/catalogue/search'
import type { Track } from '../../../domain/catalogue/track'
import { Paged } from '../../parts/paged'
import type { PageData } from '../../parts/paged'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { TrackList, TrackListSkeleton } from '../../tracks/track-list'
import { useText } from '../../use-text'
import { createResultsLoader } from './load-results'
import type { ResultsPorts } from './load-results'
import { NothingFound } from './nothing-found'

export function createSongResultsLoader(ports: ResultsPorts) {
  return createResultsLoader(ports, searchKinds.track, ({ tracks }) => tracks)
}

export function SongResults() {
  const data = useLoaderData<PageData<Track>>()
  const { player } = useStores()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<TrackListSkeleton />}
      empty={<NothingFound title={text('results.noSongs', { words: data.of })} />}
      total={(count) => text('results.songCount', { count })}
    >
      {(tracks) => (
        <TrackList
          tracks={tracks}
          firstNumber={(data.page - 1) * data.pageSize + 1}
          onPlay={(at) => player.playAll(tracks, at)}
        />
      )}
    </Paged>
  )
}

export const screen: Screen = { Component: SongResults, createLoader: createSongResultsLoader }
