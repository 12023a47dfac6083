import { Disc3 } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { albumAreas, readAlbumArea } from '../../../domain/catalogue/album-area'
import type { AlbumArea } from '../../../domain/catalogue/album-area'
import { readPage } from '../../../domain/query/read-page'
import type { TextKey } from '../../../i18n/text-key'
import { AlbumCards } from '../../parts/album-cards'
import { ButtonLink } from '../../parts/button-link'
import { CardGridSkeleton } from '../../parts/card-grid'
import { FilterChips } from '../../parts/filter-chips'
import { Paged } from '../../parts/paged'
import { ScreenTitle } from '../../parts/screen-title'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import type { FrameStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './new-album-screen.module.css'

/** The page of new albums that the address names. */
export function createNewAlbumLoader({ backend, settings }: Pick<FrameStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const area = readAlbumArea(searchParams.get('area'))
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const found = backend.call('albumNew', { area, limit: pageSize, offset: (page - 1) * pageSize })
    return { area, albums: { of: area, page, pageSize, found } }
  }
}

type NewAlbumData = ReturnType<ReturnType<typeof createNewAlbumLoader>>

const areaNames: Record<AlbumArea, TextKey> = {
  ALL: 'discover.areaAll',
  ZH: 'discover.areaChinese',
  EA: 'discover.areaWestern',
  JP: 'discover.areaJapanese',
  KR: 'discover.areaKorean',
}

/** Albums that came out lately, by where they come from. */
export function NewAlbumScreen() {
  const { area: current, albums } = useLoaderData<NewAlbumData>()
  const { text } = useText()
  const chips = albumAreas.map((area) => ({
    to: area === 'ALL' ? '/new-album' : `/new-album?area=${area}`,
    name: text(areaNames[area]),
    current: area === current,
  }))
  const empty = (
    <StatePanel icon={Disc3} title={text('discover.noAlbums')}>
      {current !== 'ALL' && <ButtonLink to="/new-album">{text('discover.toAllAlbums')}</ButtonLink>}
    </StatePanel>
  )
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <ScreenTitle>{text('discover.newAlbums')}</ScreenTitle>
        <FilterChips label={text('discover.byArea')} chips={chips} />
      </header>
      <section aria-label={text('discover.newAlbums')} className={styles.albums}>
        <Paged
          data={albums}
          fallback={<CardGridSkeleton />}
          empty={empty}
          total={(count) => text('results.albumCount', { count })}
        >
          {(list) => <AlbumCards albums={list} dated />}
        </Paged>
      </section>
    </div>
  )
}

export const screen: Screen = { Component: NewAlbumScreen, createLoader: createNewAlbumLoader }
