import { MicVocal } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import {
  artistFilterQuery,
  artistListParams,
  readArtistFilter,
} from '../../../domain/catalogue/artist-filter'
import { goesOn } from '../../../domain/catalogue/page-total'
import { readPage } from '../../../domain/query/read-page'
import { loadSteps } from '../../../stores/load-steps'
import { ArtistCards } from '../../parts/artist-cards'
import { ArtistGridSkeleton } from '../../parts/artist-grid'
import { ButtonLink } from '../../parts/button-link'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import type { FrameStores } from '../../stores-context'
import { useText } from '../../use-text'
import { ArtistFilters } from './artist-filters'
import styles from './artists-screen.module.css'
import { Growing } from './growing'

/** As many steps of the artists that the address names as it says. */
export function createArtistsLoader({ backend, settings }: Pick<FrameStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const filter = readArtistFilter((name) => searchParams.get(name))
    const steps = readPage(searchParams.get('page'))
    const limit = settings.values.listNumber
    const found = loadSteps({
      count: steps,
      ask: (at) => backend.call('artistList', { ...artistListParams(filter), limit, offset: at * limit }),
      goesOn: (step) => goesOn(step, limit),
    })
    return { filter, artists: { of: artistFilterQuery(filter), steps, found } }
  }
}

type ArtistsData = ReturnType<ReturnType<typeof createArtistsLoader>>

/** Artists by the first letter of their names, by area and by kind. */
export function ArtistsScreen() {
  const { filter, artists: data } = useLoaderData<ArtistsData>()
  const { text } = useText()
  const empty = (
    <StatePanel icon={MicVocal} title={text('discover.noArtists')}>
      {data.of && <ButtonLink to="/discover/artists">{text('discover.toAllArtists')}</ButtonLink>}
    </StatePanel>
  )
  return (
    <>
      <ArtistFilters filter={filter} />
      <section aria-label={text('nav.artists')} className={styles.artists}>
        <Growing data={data} fallback={<ArtistGridSkeleton />} empty={empty}>
          {(artists) => <ArtistCards artists={artists} />}
        </Growing>
      </section>
    </>
  )
}

export const screen: Screen = { Component: ArtistsScreen, createLoader: createArtistsLoader }
