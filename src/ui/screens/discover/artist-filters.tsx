import {
  artistAreas,
  artistFilterQuery,
  artistInitials,
  artistKinds,
} from '../../../domain/catalogue/artist-filter'
import type { ArtistArea, ArtistFilter, ArtistKind } from '../../../domain/catalogue/artist-filter'
import type { TextKey } from '../../../i18n/text-key'
import { FilterChips } from '../../parts/filter-chips'
import { useText } from '../../use-text'
import styles from './artist-filters.module.css'

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

/** Three rows of chips that narrow down the artists, each on its own. */
export function ArtistFilters({ filter }: { filter: ArtistFilter }) {
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
