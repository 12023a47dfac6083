import { Library } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Link, useLoaderData } from 'react-router'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Backend } from '../../../ports/backend'
import { CardGrid, CardGridSkeleton } from '../../parts/card-grid'
import { CollectionCard } from '../../parts/collection-card'
import { Deferred } from '../../parts/deferred'
import { RegionBoundary } from '../../parts/region-boundary'
import { Skeleton } from '../../parts/skeleton'
import { StatePanel } from '../../parts/state-panel'
import type { Screen } from '../../routes/screen'
import { useFrame, useMusic } from '../../stores-context'
import { usePlayCollection } from '../../use-play-collection'
import { useText } from '../../use-text'
import { useTitle } from '../../use-title'
import { Banners } from './banners'
import styles from './home-screen.module.css'

/** The sections come each in their own time, and fail each on their own. */
export function createHomeLoader(backend: Backend) {
  return () => ({
    banners: backend.call('banner', {}),
    playlists: backend.call('personalized', { limit: 12 }),
    albums: backend.call('albumNewest', {}),
  })
}

type HomeData = ReturnType<ReturnType<typeof createHomeLoader>>

export const HomeScreen = observer(function HomeScreen() {
  const { banners, playlists, albums } = useLoaderData<HomeData>()
  const { settings } = useFrame()
  const views = useMusic()?.views
  const { text } = useText()
  const { playPlaylist, playAlbum } = usePlayCollection()
  useTitle('')

  return (
    <div className={styles.home}>
      <h1 className="visually-hidden">{text('nav.home')}</h1>
      {settings.values.bannerShow && (
        <Deferred promise={banners} fallback={<Skeleton className={styles.bannerSkeleton} />}>
          {(value) => <Banners banners={value} />}
        </Deferred>
      )}
      <RegionBoundary>{views ? <views.FmCard /> : <Skeleton className={styles.fmSkeleton} />}</RegionBoundary>
      {views ? <views.HomeMore part="own" /> : <Skeleton className={styles.ownSkeleton} />}
      <section aria-labelledby="home-playlists">
        <h2 id="home-playlists" className={styles.heading}>
          <Link to="/discover/playlists">{text('home.playlists')}</Link>
        </h2>
        <Deferred promise={playlists} fallback={<CardGridSkeleton />}>
          {(value) =>
            value.length === 0 ? (
              <StatePanel icon={Library} title={text('list.emptyHome')} />
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
      {views ? <views.HomeMore part="artists" /> : <div className={styles.artistsPlace} />}
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

export const screen: Screen = {
  Component: HomeScreen,
  createLoader: ({ backend }) => createHomeLoader(backend),
}
