import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../contract/replies/search'
import type { Video } from '../../../contract/replies/video'
import { PagedList } from '../../kit/page/paged-list'
import type { PageData } from '../../kit/page/paged-list'
import { VideoCard } from '../../kit/card/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../kit/card/video-grid'
import type { Screen } from '../../hooks/screen'
import { useText } from '../../kit/use-text'
import { createResultsLoader } from './create-results-loader'
import type { ResultsDeps } from './create-results-loader'
import { NothingFound } from './nothing-found'

export function createVideoResultsLoader(ports: ResultsDeps) {
  return createResultsLoader(ports, searchKinds.mv, ({ videos }) => videos)
}

export function VideoResults() {
  const data = useLoaderData<PageData<Video>>()
  const { text } = useText()
  return (
    <PagedList
      data={data}
      fallback={<VideoGridSkeleton />}
      empty={<NothingFound title={text('results.noVideos', { words: data.listKey })} />}
      total={(count) => text('results.videoCount', { count })}
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

export const screen: Screen = { Component: VideoResults, createLoader: createVideoResultsLoader }
