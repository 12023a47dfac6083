import type { VideoDetail } from '../../src/contract/replies/video'

export function videoDetail(id: number, changes: Partial<VideoDetail> = {}): VideoDetail {
  return {
    id,
    name: `Video ${id}`,
    cover: null,
    artists: [{ id: 1, name: 'Artist' }],
    duration: 60,
    playCount: 12,
    description: null,
    publishedOn: null,
    heights: [240, 720, 1080],
    commentCount: 0,
    captions: [],
    ...changes,
  }
}
