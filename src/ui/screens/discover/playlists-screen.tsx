import { ListMusic } from 'lucide-react'
import { useLoaderData } from 'react-router'
import { ButtonLink } from '../../parts/button-link'
import { CardGridSkeleton } from '../../parts/card-grid'
import { Paged } from '../../parts/paged'
import { PlaylistCards } from '../../parts/playlist-cards'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { CategoryBar } from './category-bar'
import { Growing } from './growing'
import { createPlaylistsLoader, type PlaylistsData } from './load-playlists'
import styles from './playlists-screen.module.css'

/** Playlists of a category, page by page, or the best of them, step by step. */
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
          <Growing data={data.steps} fallback={<CardGridSkeleton />} empty={empty}>
            {(playlists) => <PlaylistCards playlists={playlists} />}
          </Growing>
        ) : (
          <Paged data={data.all} fallback={<CardGridSkeleton />} empty={empty}>
            {(playlists) => <PlaylistCards playlists={playlists} />}
          </Paged>
        )}
      </div>
    </section>
  )
}

export const screen: Screen = { Component: PlaylistsScreen, createLoader: createPlaylistsLoader }
