import { ListMusic } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../kit/button/button-link'
import { CardGridSkeleton } from '../../kit/card/card-grid'
import { PagedList } from '../../kit/page/paged-list'
import { PlaylistCards } from '../../features/cards/playlist-cards'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { CategoryBar } from './category-bar'
import { LoadMoreList } from './load-more-list'
import { createPlaylistsLoader, type PlaylistsData } from './create-playlists-loader'
import styles from './playlists-screen.module.css'

/** The playlists of a category in pages, or its high-quality playlists with a button for more. */
export function PlaylistsScreen() {
  const data = useLoaderData<PlaylistsData>()
  const { text } = useText()
  const empty = (
    <StatePanel icon={ListMusic} title={text(data.best ? 'discover.noBest' : 'discover.noPlaylists')}>
      {(data.category !== null || data.best) && (
        <ButtonLink to="/discover/playlists">{text('discover.toAllPlaylists')}</ButtonLink>
      )}
    </StatePanel>
  )
  return (
    <section aria-labelledby="discover-category" className={styles.section}>
      <CategoryBar />
      <div>
        {data.best ? (
          <LoadMoreList data={data.steps} fallback={<CardGridSkeleton />} empty={empty}>
            {(playlists) => <PlaylistCards playlists={playlists} />}
          </LoadMoreList>
        ) : (
          <PagedList data={data.all} fallback={<CardGridSkeleton />} empty={empty}>
            {(playlists) => <PlaylistCards playlists={playlists} />}
          </PagedList>
        )}
      </div>
    </section>
  )
}

export const screen: Screen = { Component: PlaylistsScreen, createLoader: createPlaylistsLoader }
