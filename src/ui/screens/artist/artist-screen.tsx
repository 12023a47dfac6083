import { useEffect } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../../domain/query/read-id'
import { failed } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { Deferred } from '../../parts/deferred'
import { LinkTabs } from '../../parts/link-tabs'
import type { Screen } from '../../routes/screen'
import { useStores } from '../../stores-context'
import { useMissing } from '../../use-settled'
import { useText } from '../../use-text'
import { ArtistHeader } from './artist-header'
import { ArtistHeaderSkeleton } from './artist-header-skeleton'
import styles from './artist-screen.module.css'

/** The head of an artist's page; what is below comes by the loaders of its children. */
export function createArtistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    const nowhere = Promise.resolve(failed({ kind: 'notFound' }))
    return { id: id ?? 0, detail: id === null ? nowhere : backend.call('artistDetail', { id }) }
  }
}

type ArtistData = ReturnType<ReturnType<typeof createArtistLoader>>

/** An artist: who it is, and songs, albums and videos side by side. */
export function ArtistScreen() {
  const { id, detail } = useLoaderData<ArtistData>()
  const { artistFollows } = useStores()
  const { text } = useText()
  const missing = useMissing(detail)
  useEffect(() => artistFollows.refresh(detail), [artistFollows, detail])
  return (
    <>
      <Deferred key={id} promise={detail} fallback={<ArtistHeaderSkeleton />}>
        {(artist) => <ArtistHeader artist={artist} />}
      </Deferred>
      {id > 0 && !missing && (
        <>
          <div className={styles.tabs}>
            <LinkTabs
              label={text('artist.tabs')}
              tabs={[
                { to: `/artist/songs?id=${id}`, name: text('artist.songs') },
                { to: `/artist/albums?id=${id}`, name: text('artist.albums') },
                { to: `/artist/videos?id=${id}`, name: text('artist.videos') },
              ]}
            />
          </div>
          <Outlet />
        </>
      )}
    </>
  )
}

export const screen: Screen = {
  Component: ArtistScreen,
  createLoader: ({ backend }) => createArtistLoader(backend),
}
