import { MicVocal } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import {
  artistAreas,
  artistFilterQuery,
  artistInitials,
  artistKinds,
  artistListParams,
  readArtistFilter,
} from '../../../domain/catalogue/artist-filter'
import type { ArtistArea, ArtistFilter, ArtistKind } from '../../../domain/catalogue/artist-filter'
import { hasNextPage } from '../../../domain/catalogue/page-total'
import { readPage } from '../../../domain/address/read-page'
import { loadFirstPages } from '../../../stores/lib/load-first-pages'
import { ArtistCards } from '../../features/cards/artist-cards'
import { ArtistGridSkeleton } from '../../kit/card/artist-grid'
import { ButtonLink } from '../../kit/button/button-link'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './artists-screen.module.css'
import { LoadMoreList } from './load-more-list'
import type { TextKey } from '../../../i18n/text-key'
import { FilterChips } from '../../kit/form/filter-chips'

/** Returns a loader that loads as many batches of artists as the URL says. */
export function createArtistsLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const filter = readArtistFilter((name) => searchParams.get(name))
    const steps = readPage(searchParams.get('page'))
    const limit = settings.values.listNumber
    const found = loadFirstPages({
      count: steps,
      fetchPage: (at) =>
        backend.call('artistList', { ...artistListParams(filter), limit, offset: at * limit }),
      hasMore: (step) => hasNextPage(step, limit),
    })
    return { filter, artists: { of: artistFilterQuery(filter), steps, found } }
  }
}

type ArtistsData = ReturnType<ReturnType<typeof createArtistsLoader>>

/** Artists by initial, area and kind. */
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
      <section aria-label={text('menu.artists')} className={styles.artists}>
        <LoadMoreList data={data} fallback={<ArtistGridSkeleton />} empty={empty}>
          {(artists) => <ArtistCards artists={artists} />}
        </LoadMoreList>
      </section>
    </>
  )
}

const areaNames: Record<ArtistArea, TextKey> = {
  all: 'discover.areaAll',
  chinese: 'discover.areaChinese',
  western: 'discover.areaWestern',
  japanese: 'discover.areaJapanese',
  korean: 'discover.areaKorean',
  other: 'discover.areaOther',
}

const kindNames: Record<ArtistKind, TextKey> = {
  all: 'discover.kindAll',
  male: 'discover.kindMale',
  female: 'discover.kindFemale',
  group: 'discover.kindGroup',
}

function address(filter: ArtistFilter): string {
  const query = artistFilterQuery(filter)
  return `/discover/artists${query && `?${query}`}`
}

/** Three independent rows of filter chips. */
function ArtistFilters({ filter }: { filter: ArtistFilter }) {
  const { text } = useText()
  const areas = (Object.keys(artistAreas) as ArtistArea[]).map((area) => ({
    to: address({ ...filter, area }),
    name: text(areaNames[area]),
    current: area === filter.area,
  }))
  const kinds = (Object.keys(artistKinds) as ArtistKind[]).map((kind) => ({
    to: address({ ...filter, kind }),
    name: text(kindNames[kind]),
    current: kind === filter.kind,
  }))
  const initials = artistInitials.map((initial) => ({
    to: address({ ...filter, initial }),
    name: initial ?? text('discover.popular'),
    current: initial === filter.initial,
  }))
  return (
    <div className={styles.filters}>
      <FilterChips label={text('discover.byArea')} chips={areas} />
      <FilterChips label={text('discover.byKind')} chips={kinds} />
      <FilterChips label={text('discover.byInitial')} chips={initials} />
    </div>
  )
}

export const screen: Screen = { Component: ArtistsScreen, createLoader: createArtistsLoader }
