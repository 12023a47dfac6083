import type { Video } from '../../library/catalogue/videos'
import { captionsUrl, coverUrl } from './addresses'
import { wireServiceUser } from './user'
import { artistNameOf } from './video'
import { nameText } from '../../text/name-text'

/**
 * The page of a music video, which has the one resolution of its file. NetEase's replies have no captions.
 * @param languages of the captions
 */
export function wireMvPage(video: Video, commentCount: number, languages: readonly string[]) {
  return {
    loadingPic: '',
    bufferPic: '',
    loadingPicFS: '',
    bufferPicFS: '',
    subed: false,
    data: {
      id: video.id,
      name: nameText(video.title),
      artistId: video.artists[0]?.id ?? 0,
      artistName: artistNameOf(video),
      briefDesc: '',
      desc: '',
      cover: coverUrl(video.cover),
      coverId_str: '0',
      coverId: 0,
      playCount: video.plays,
      subCount: 0,
      shareCount: 0,
      commentCount,
      duration: video.durationMs,
      nType: 0,
      publishTime: video.publishedOn ?? '',
      price: null,
      brs: [{ size: video.size, br: video.height, point: 0 }],
      artists: video.artists.map(({ id, name }) => ({
        id,
        name: nameText(name),
        img1v1Url: coverUrl(`g${id}`),
        followed: false,
      })),
      commentThreadId: `R_MV_5_${video.id}`,
      videoGroup: [],
      captions: languages.map((language) => ({ language, url: captionsUrl(video.id, language) })),
    },
    mp: {
      id: video.id,
      fee: 0,
      mvFee: 0,
      payed: 0,
      pl: video.height,
      dl: video.height,
      cp: 1,
      sid: 0,
      st: 0,
      normal: true,
      unauthorized: false,
      msg: null,
    },
    code: 200,
  }
}

const creator = () => {
  const { userId, nickname, avatarUrl } = wireServiceUser()
  return { userId, nickname, avatarUrl, userName: nickname }
}

/** The same in the shape of a user's video, whose id is a text. */
export function wireVideoPage(video: Video, commentCount: number) {
  return {
    code: 200,
    message: 'success',
    data: {
      vid: String(video.id),
      title: nameText(video.title),
      description: '',
      coverUrl: coverUrl(video.cover),
      creator: creator(),
      durationms: video.durationMs,
      height: video.height,
      playTime: video.plays,
      praisedCount: 0,
      subscribeCount: 0,
      shareCount: 0,
      commentCount,
      publishTime: Date.parse(video.publishedOn ?? '') || 0,
      resolutions: [{ resolution: video.height, size: video.size }],
      threadId: `R_MV_5_${video.id}`,
      videoGroup: [],
      markTypes: [],
      relateSong: [],
    },
  }
}

/** A music video among users' videos; type 0 marks its id as a music video's. */
export function wireRelatedVideo(video: Video) {
  return {
    vid: String(video.id),
    type: 0,
    title: nameText(video.title),
    coverUrl: coverUrl(video.cover),
    durationms: video.durationMs,
    playTime: video.plays,
    creator: video.artists.map(({ id, name }) => ({ userId: id, userName: nameText(name) })),
    aliaName: null,
    transName: null,
    markTypes: [],
    alg: 'library',
  }
}
