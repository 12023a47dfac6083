import { Clapperboard } from 'lucide-react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Page } from '../../../domain/catalogue/page'
import { readPage } from '../../../domain/query/read-page'
import type { Video } from '../../../domain/catalogue/video'
import { readId } from '../../../domain/query/read-id'
import { failed, ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { Backend } from '../../../ports/backend'
import { Paged, type PageData } from '../../parts/paged'
import { StatePanel } from '../../parts/state-panel'
import { VideoCard } from '../../parts/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../parts/video-grid'
import type { Screen } from '../../routes/screen'
import type { FrameStores } from '../../stores-context'
import { useText } from '../../use-text'

export function createArtistVideosLoader({ backend, settings }: FrameStores) {
  return ({ request }: LoaderFunctionArgs): PageData<Video> => {
    const pageSize = settings.values.listNumber
    const query = new URL(request.url).searchParams
    const id = readId(query.get('id'))
    const page = readPage(query.get('page'))
    return { of: `${id}`, page, pageSize, found: loadVideos(backend, id, { page, pageSize }) }
  }
}

/** A page of the videos; how many there are in all only the artist's own page tells. */
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

/** The videos of an artist, page by page. */
export function ArtistVideosScreen() {
  const data = useLoaderData<PageData<Video>>()
  const { text } = useText()
  return (
    <Paged
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
    </Paged>
  )
}

export const screen: Screen = { Component: ArtistVideosScreen, createLoader: createArtistVideosLoader }
