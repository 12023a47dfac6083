import { Library } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link, useLoaderData } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Backend } from '../../../ports/backend'
import { CardGrid, CardGridSkeleton } from '../../kit/card/card-grid'
import { CollectionCard } from '../../kit/card/collection-card'
import { Deferred } from '../../kit/dialog/deferred'
import { RegionBoundary } from '../../kit/state/region-boundary'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import type { Screen } from '../../hooks/screen'
import { useShellStores, usePlayerBundle } from '../../hooks/stores-context'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { useTitle } from '../../hooks/use-title'
import { Banners } from './banners'
import styles from './home-screen.module.css'

/** Returns the loader of the home screen. Each section loads and fails on its own. */
function createHomeLoader(backend: Backend) {
  return () => ({
    banners: backend.call('banner', {}),
    playlists: backend.call('personalized', { limit: 12 }),
    albums: backend.call('albumNewest', {}),
  })
}

type HomeData = ReturnType<ReturnType<typeof createHomeLoader>>

const HomeScreen = observer(function HomeScreen() {
  const { banners, playlists, albums } = useLoaderData<HomeData>()
  const { settings } = useShellStores()
  const views = usePlayerBundle()?.views
  const { text } = useText()
  const { playPlaylist, playAlbum } = usePlayCollection()
  useTitle('')

  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{text('nav.home')}</h1>
      {settings.values.bannerShow && (
        <Deferred
          promise={banners}
          fallback={<Skeleton className={styles.bannerSkeleton} data-setting="bannerShow" />}
        >
          {(value) => <Banners banners={value} />}
        </Deferred>
      )}
      <RegionBoundary>{views ? <views.FmCard /> : <Skeleton className={styles.fmSkeleton} />}</RegionBoundary>
      {views ? <views.HomeSection part="own" /> : <Skeleton className={styles.ownSkeleton} />}
      <section aria-labelledby="home-playlists">
        <h2 id="home-playlists" className={styles.heading}>
          <Link to="/discover/playlists">{text('home.playlists')}</Link>
        </h2>
        <Deferred promise={playlists} fallback={<CardGridSkeleton />}>
          {(value) =>
            value.length === 0 ? (
              <EmptyPlace />
            ) : (
              <CardGrid>
                {value.map((playlist) => (
                  <CollectionCard
                    key={playlist.id}
                    to={`/playlist?id=${playlist.id}`}
                    name={playlist.name}
                    cover={playlist.cover}
                    detail={playlist.copywriter || text('list.tracks', { count: playlist.trackCount })}
                    playLabel={text('home.playPlaylist', { name: playlist.name })}
                    onPlay={() => playPlaylist(playlist.id)}
                  />
                ))}
              </CardGrid>
            )
          }
        </Deferred>
      </section>
      {views ? <views.HomeSection part="artists" /> : <div className={styles.artistsPlace} />}
      <section aria-labelledby="home-albums">
        <h2 id="home-albums" className={styles.heading}>
          <Link to="/new-album">{text('home.albums')}</Link>
        </h2>
        <Deferred promise={albums} fallback={<CardGridSkeleton />}>
          {(value) =>
            value.length === 0 ? (
              <StatePanel icon={Library} title={text('list.emptyHome')} />
            ) : (
              <CardGrid>
                {value.map((album) => (
                  <CollectionCard
                    key={album.id}
                    to={`/album?id=${album.id}`}
                    name={album.name}
                    cover={album.picUrl}
                    detail={artistNames(album.artists)}
                    playLabel={text('home.playAlbum', { name: album.name })}
                    onPlay={() => playAlbum(album.id)}
                  />
                ))}
              </CardGrid>
            )
          }
        </Deferred>
      </section>
    </div>
  )
})

/** What an empty library shows in place of its first section. */
function EmptyPlace() {
  const views = usePlayerBundle()?.views
  const { text } = useText()
  return views ? <views.EmptyLibrary /> : <StatePanel icon={Library} title={text('list.emptyHome')} />
}

export const screen: Screen = {
  Component: HomeScreen,
  createLoader: ({ backend }) => createHomeLoader(backend),
}
