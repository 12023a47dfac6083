import { Clapperboard } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Page } from '../../../contract/replies/page'
import { readPage } from '../../../domain/address/read-page'
import type { Video } from '../../../contract/replies/video'
import { readId } from '../../../domain/address/read-id'
import { failed, ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import type { Backend } from '../../../ports/backend'
import { PagedList, type PageData } from '../../kit/page/paged-list'
import { StatePanel } from '../../kit/state/state-panel'
import { VideoCard } from '../../kit/card/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../kit/card/video-grid'
import type { Screen } from '../../hooks/screen'
import type { ShellStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'

export function createArtistVideosLoader({ backend, settings }: ShellStores) {
  return ({ request }: LoaderFunctionArgs): PageData<Video> => {
    const pageSize = settings.values.listNumber
    const query = new URL(request.url).searchParams
    const id = readId(query.get('id'))
    const page = readPage(query.get('page'))
    return { listKey: `${id}`, page, pageSize, result: loadVideos(backend, id, { page, pageSize }) }
  }
}

/** Loads a page of the artist's videos. Their total comes with the artist's details. */
async function loadVideos(
  backend: Backend,
  id: number | null,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Result<Page<Video>>> {
  if (id === null) return failed({ kind: 'notFound' })
  const [videos, artist] = await Promise.all([
    backend.call('artistMvs', { id, limit: pageSize, offset: (page - 1) * pageSize }),
    backend.call('artistDetail', { id }),
  ])
  if (!videos.ok || !artist.ok || artist.value.videoCount === 0) return videos
  return ok({ ...videos.value, total: artist.value.videoCount })
}

/** The artist's videos, in pages. */
export function ArtistVideosScreen() {
  const data = useLoaderData<PageData<Video>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<VideoGridSkeleton />}
      empty={<StatePanel icon={Clapperboard} title={text('artist.noVideos')} />}
    >
      {(videos) => (
        <VideoGrid>
          {videos.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </VideoGrid>
      )}
    </PagedList>
  )
}

export const screen: Screen = { Component: ArtistVideosScreen, createLoader: createArtistVideosLoader }
