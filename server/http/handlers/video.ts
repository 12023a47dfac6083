import { commentKinds } from '../../../src/contract/replies/comment'
import { findCaptions } from '../../library/files/captions'
import { isReadable } from '../../library/files/is-readable'
import type { Video } from '../../library/catalogue/videos'
import { wireArtistName } from '../wire/artist'
import {
  wireArtistMv,
  wireMv,
  wireMvStream,
  wireNoMvStream,
  wireRecommendedMv,
  wireVideoStream,
} from '../wire/video'
import { wireMvPage, wireRelatedVideo, wireVideoPage } from '../wire/video-page'
import type { Context, Handler, ReplyBody } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

const recommended = 4
const similar = 10

const gone: ReplyBody = { code: 404, message: told(({ faults }) => faults.noVideo) }

const commentCount = ({ comments }: Context, { id }: Video) =>
  comments.total({ kind: commentKinds.mv, targetId: id })

/** Finds the video if its file can be read now, and counts the view of a listener. */
const shown = async ({ videos, listener }: Context, id: number): Promise<Video | null> => {
  const video = videos.byId(id)
  if (!video || !(await isReadable(video.path))) return null
  if (listener) videos.watched(id, listener.id)
  return video
}

const mvDetail: Handler<'mvDetail'> = async ({ mvid }, context) => {
  const video = context.videos.byId(readId(mvid))
  if (!video) return gone
  const languages = (await findCaptions(video.path)).map(({ language }) => language)
  return wireMvPage(video, commentCount(context, video), languages)
}

const mvDetailInfo: Handler<'mvDetailInfo'> = ({ mvid }, context) => {
  const video = context.videos.byId(readId(mvid))
  if (!video) return gone
  return {
    likedCount: 0,
    shareCount: 0,
    commentCount: commentCount(context, video),
    liked: false,
    code: 200,
  }
}

const mvUrl: Handler<'mvUrl'> = async ({ id }, context) => {
  const video = await shown(context, readId(id))
  return { code: 200, data: video ? wireMvStream(video) : wireNoMvStream(readId(id)) }
}

const similarTo = ({ videos }: Context, id: number) => (videos.byId(id) ? videos.similar(id, similar) : [])

const simiMv: Handler<'simiMv'> = ({ mvid }, context) => ({
  mvs: similarTo(context, readId(mvid)).map(wireMv),
  code: 200,
})

const personalizedMv: Handler<'personalizedMv'> = (_params, { videos }) => ({
  code: 200,
  category: 0,
  result: videos.newest(recommended).map(wireRecommendedMv),
})

const artistMvs: Handler<'artistMvs'> = ({ id, limit, offset }, { videos }) => {
  const { videos: found, total } = videos.ofArtist(readId(id), limit, offset)
  const mvs = found.map((video) => {
    const artist = video.artists.find((one) => one.id === readId(id)) ?? video.artists[0]
    return wireArtistMv(video, artist ? wireArtistName(artist) : {})
  })
  return { time: found[0]?.addedMs ?? 0, mvs, hasMore: total > offset + found.length, code: 200 }
}

/** Users' own videos, which have text ids, do not exist here. The number of a music video returns it in their shape. */
const videoDetail: Handler<'videoDetail'> = ({ id }, context) => {
  const video = context.videos.byId(readId(id))
  return video ? wireVideoPage(video, commentCount(context, video)) : gone
}

const videoUrl: Handler<'videoUrl'> = async ({ id }, context) => {
  const video = await shown(context, readId(id))
  return { urls: video ? [wireVideoStream(video)] : [], code: 200 }
}

const relatedVideos: Handler<'relatedVideos'> = ({ id }, context) => ({
  code: 200,
  message: 'success',
  data: similarTo(context, readId(id)).map(wireRelatedVideo),
})

export const videoHandlers = {
  mvDetail,
  mvDetailInfo,
  mvUrl,
  simiMv,
  personalizedMv,
  artistMvs,
  videoDetail,
  videoUrl,
  relatedVideos,
}
