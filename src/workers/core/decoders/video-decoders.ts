import { decoder } from './decoder'
import { artistVideos, recommendedVideos, similarVideos } from './video'
import { videoCounts, videoDetail, videoStream } from './video-detail'
import { relatedVideos, userVideoDetail, userVideoStream } from './video-of-user'

export const videoDecoders = {
  personalizedMv: decoder(recommendedVideos),
  artistMvs: decoder(artistVideos),
  mvDetail: decoder(videoDetail),
  mvDetailInfo: decoder(videoCounts),
  mvUrl: decoder(videoStream),
  simiMv: decoder(similarVideos),
  videoDetail: decoder(userVideoDetail),
  videoUrl: decoder(userVideoStream),
  relatedVideos: decoder(relatedVideos),
}
