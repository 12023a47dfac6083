import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../contract/replies/search'
import type { Artist } from '../../../contract/replies/artist'
import { ArtistCard } from '../../features/cards/artist-card'
import { ArtistGrid, ArtistGridSkeleton } from '../../kit/card/artist-grid'
import { PagedList } from '../../kit/page/paged-list'
import type { PageData } from '../../kit/page/paged-list'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { createResultsLoader } from './create-results-loader'
import type { ResultsDeps } from './create-results-loader'
import { NothingFound } from './nothing-found'

export function createArtistResultsLoader(ports: ResultsDeps) {
  return createResultsLoader(ports, searchKinds.artist, ({ artists }) => artists)
}

export function ArtistResults() {
  const data = useLoaderData<PageData<Artist>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<ArtistGridSkeleton />}
      empty={<NothingFound title={text('results.noArtists', { words: data.listKey })} />}
      total={(count) => text('results.artistCount', { count })}
    >
      {(artists) => (
        <ArtistGrid>
          {artists.map(({ id, name, picUrl, aliases }) => (
            <ArtistCard key={id} id={id} name={name} picture={picUrl} detail={aliases[0] ?? ''} />
          ))}
        </ArtistGrid>
      )}
    </PagedList>
  )
}

export const screen: Screen = { Component: ArtistResults, createLoader: createArtistResultsLoader }
