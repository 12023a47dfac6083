import { useEffect } from 'react'
import { Outlet, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { readId } from '../../../domain/address/read-id'
import { failed } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { Deferred } from '../../kit/dialog/deferred'
import { LinkTabs } from '../../kit/page/link-tabs'
import type { Screen } from '../../hooks/screen'
import { useStores } from '../../hooks/stores-context'
import { useIsNotFound } from '../../kit/use-settled-value'
import { useText } from '../../kit/use-text'
import { ArtistHeader, ArtistHeaderSkeleton } from './artist-header'
import styles from './artist-screen.module.css'

/** Loads the head of an artist's page. Child routes load what is below it. */
export function createArtistLoader(backend: Backend) {
  return ({ request }: LoaderFunctionArgs) => {
    const id = readId(new URL(request.url).searchParams.get('id'))
    const nowhere = Promise.resolve(failed({ kind: 'notFound' }))
    return { id: id ?? 0, detail: id === null ? nowhere : backend.call('artistDetail', { id }) }
  }
}

type ArtistData = ReturnType<ReturnType<typeof createArtistLoader>>

/** The page of an artist: head, and tabs for songs, albums and videos. */
export function ArtistScreen() {
  const { id, detail } = useLoaderData<ArtistData>()
  const { artistFollows } = useStores()
  const { text } = useText()
  const missing = useIsNotFound(detail)
  useEffect(() => artistFollows.acceptLoaded(detail), [artistFollows, detail])
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
