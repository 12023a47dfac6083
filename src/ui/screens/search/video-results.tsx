import { useLoaderData } from 'react-router'
import { searchKinds } from '../../../domain/catalogue/search'
import type { Video } from '../../../domain/catalogue/video'
import { Paged } from '../../parts/paged'
import type { PageData } from '../../parts/paged'
import { VideoCard } from '../../parts/video-card'
import { VideoGrid, VideoGridSkeleton } from '../../parts/video-grid'
import type { Screen } from '../../routes/screen'
import { useText } from '../../use-text'
import { createResultsLoader } from './load-results'
import type { ResultsPorts } from './load-results'
import { NothingFound } from './nothing-found'

export function createVideoResultsLoader(ports: ResultsPorts) {
  return createResultsLoader(ports, searchKinds.mv, ({ videos }) => videos)
}

export function VideoResults() {
  const data = useLoaderData<PageData<Video>>()
  const { text } = useText()
  return (
    <Paged
      data={data}
      fallback={<VideoGridSkeleton />}
      empty={<NothingFound title={text('results.noVideos', { words: data.of })} />}
      total={(count) => text('results.videoCount', { count })}
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

export const screen: Screen = { Component: VideoResults, createLoader: createVideoResultsLoader }
