import { Disc3 } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { albumAreas, readAlbumArea } from '../../../domain/catalogue/album-area'
import type { AlbumArea } from '../../../domain/catalogue/album-area'
import { readPage } from '../../../domain/address/read-page'
import type { TextKey } from '../../../i18n/text-key'
import { AlbumCards } from '../../features/cards/album-cards'
import { ButtonLink } from '../../kit/button/button-link'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { FilterChips } from '../../kit/form/filter-chips'
import { PagedList } from '../../kit/page/paged-list'
import { ScreenTitle } from '../../kit/page/screen-title'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import frame from '../../kit/page/screen-frame.module.css'
import styles from './new-album-screen.module.css'

/** Returns a loader of the page of new albums in the URL. */
export function createNewAlbumLoader({ backend, settings }: Pick<ShellStores, 'backend' | 'settings'>) {
  return ({ request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url)
    const area = readAlbumArea(searchParams.get('area'))
    const page = readPage(searchParams.get('page'))
    const pageSize = settings.values.listNumber
    const found = backend.call('albumNew', { area, limit: pageSize, offset: (page - 1) * pageSize })
    return { area, albums: { listKey: area, page, pageSize, result: found } }
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

/** New albums by area. */
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
    <div className={frame.screen}>
      <header className={frame.header}>
        <ScreenTitle>{text('discover.newAlbums')}</ScreenTitle>
        <FilterChips label={text('discover.byArea')} chips={chips} />
      </header>
      <section aria-label={text('discover.newAlbums')} className={styles.albums}>
        <PagedList
          data={albums}
          fallback={<CardGridSkeleton />}
          empty={empty}
          total={(count) => text('results.albumCount', { count })}
        >
          {(list) => <AlbumCards albums={list} dated />}
        </PagedList>
      </section>
    </div>
  )
}

export const screen: Screen = { Component: NewAlbumScreen, createLoader: createNewAlbumLoader }
