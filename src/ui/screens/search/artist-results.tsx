import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../domain/catalogue/search'
import type { Artist } from '../../../domain/catalogue/artist'
import { ArtistCard } from '../../parts/artist-card'
import { ArtistGrid, ArtistGridSkeleton } from '../../parts/artist-grid'
import { Paged } from '../../parts/paged'
import type { PageData } from '../../parts/paged'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { createResultsLoader } from './load-results'
import type { ResultsPorts } from './load-results'
import { NothingFound } from './nothing-found'

export function createArtistResultsLoader(ports: ResultsPorts) {
  return createResultsLoader(ports, searchKinds.artist, ({ artists }) => artists)
}

export function ArtistResults() {
  const data = useLoaderData<PageData<Artist>>()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<ArtistGridSkeleton />}
      empty={<NothingFound title={text('results.noArtists', { words: data.of })} />}
      total={(count) => text('results.artistCount', { count })}
    >
      {(artists) => (
        <ArtistGrid>
          {artists.map(({ id, name, picUrl, aliases }) => (
            <ArtistCard key={id} id={id} name={name} picture={picUrl} detail={aliases[0] ?? ''} />
          ))}
        </ArtistGrid>
      )}
    </Paged>
  )
}

export const screen: Screen = { Component: ArtistResults, createLoader: createArtistResultsLoader }
