import { describe, expect, it } from 'vitest'
import { videoDecoders } from '../../../../src/workers/core/decoders/video-decoders'

function decode(name: keyof typeof videoDecoders, body: unknown): unknown {
  const result = videoDecoders[name](body)
  return result.ok ? result.value : result.failure.kind
}

const mv = {
  id: 14_567_323,
  name: 'MV名',
  cover: 'http://p1.music.126.net/a.jpg',
  artistName: '歌手甲',
  artistId: 6452,
  artists: [{ id: 6452, name: '歌手甲', alias: [], transNames: null }],
  duration: 292_530,
  playCount: 449_861.4,
}

const video = {
  id: 14_567_323,
  name: 'MV名',
  cover: 'https://p1.music.126.net/a.jpg',
  artists: [{ id: 6452, name: '歌手甲' }],
  duration: 292.53,
  playCount: 449_861,
}

describe('videoDecoders', () => {
  it('read a music video with each name of its picture', () => {
    const { cover, ...bare } = mv
    expect(decode('simiMv', { mvs: [mv, null, { id: 'x' }] })).toEqual([video])
    expect(decode('personalizedMv', { result: [{ ...bare, picUrl: cover }] })).toEqual([video])
    expect(decode('artistMvs', { mvs: [{ ...bare, imgurl: cover }, 'x'], hasMore: true })).toEqual({
      items: [video],
      received: 2,
      total: null,
      more: true,
    })
  })

  it('use the text of names if there is no list', () => {
    const { artists: _, ...bare } = mv
    expect(decode('simiMv', { mvs: [bare, { ...bare, artistName: null }] })).toMatchObject([
      { artists: [{ id: 6452, name: '歌手甲' }] },
      { artists: [] },
    ])
  })

  it.each([
    [
      [{ br: 240 }, { br: '1080' }, { br: 480, size: 1 }, null, { br: 0 }],
      [240, 480, 1080],
    ],
    [{ 720: 'http://v4.music.126.net/a.mp4', 240: 'http://v4.music.126.net/b.mp4', x: 1 }, [240, 720]],
    [null, []],
  ])('read from %j the heights of a video', (brs, heights) => {
    const data = { ...mv, brs, desc: '', briefDesc: '短', publishTime: '2014-10-13', commentCount: 52 }
    expect(decode('mvDetail', { data })).toEqual({
      ...video,
      heights,
      description: '短',
      publishedOn: '2014-10-13',
      commentCount: 52,
      captions: [],
    })
  })

  it('read the captions that have an address', () => {
    const captions = [
      { language: 'en', url: '/api/media/captions/1.en.vtt' },
      { language: '', url: 'javascript:alert(1)' },
      null,
    ]
    expect(decode('mvDetail', { data: { ...mv, captions } })).toMatchObject({
      captions: [{ language: 'en', url: '/api/media/captions/1.en.vtt' }],
    })
  })

  it('have no day if it is invalid', () => {
    expect(decode('mvDetail', { data: { ...mv, publishTime: '' } })).toMatchObject({ publishedOn: null })
    expect(decode('mvDetail', { data: { ...mv, publishTime: 1_412_694_773_980 } })).toMatchObject({
      publishedOn: null,
    })
  })

  it('read counts, and addresses where there are any', () => {
    expect(decode('mvDetailInfo', { likedCount: 3, commentCount: '4', liked: true })).toEqual({
      likedCount: 3,
      commentCount: 4,
      shareCount: 0,
      liked: true,
    })
    const data = { id: 1, url: 'http://vodkgeyttp8.vod.126.net/a.mp4', r: 720, size: 5, code: 200 }
    expect(decode('mvUrl', { data })).toEqual({
      url: 'https://vodkgeyttp8.vod.126.net/a.mp4',
      height: 720,
      size: 5,
    })
    expect(decode('mvUrl', { data: { ...data, url: null, code: 404 } })).toBeNull()
    expect(decode('mvUrl', { data: { ...data, url: 'javascript:alert(1)' } })).toBeNull()
    expect(decode('mvUrl', { data: null })).toBeNull()
  })

  const ofUser = {
    vid: '89ADDE33C0AAE8EC14B99F6750DB954D',
    title: '视频',
    coverUrl: '/c.jpg',
    durationms: 200_000,
    playTime: 12_345,
  }

  it('read videos of users, and music videos among them', () => {
    const creator = [{ userId: 100_001, userName: '用户甲' }]
    expect(
      decode('relatedVideos', { data: [{ ...ofUser, creator }, { ...ofUser, vid: '5619601' }, {}] }),
    ).toMatchObject([
      { id: ofUser.vid, name: '视频', duration: 200, artists: [{ id: 0, name: '用户甲' }] },
      { id: 5_619_601, artists: [] },
    ])
    const data = {
      ...ofUser,
      creator: { userId: 1, nickname: '甲' },
      publishTime: 1_412_694_773_980,
      resolutions: [{ resolution: 1080, size: 1 }, { resolution: 240 }],
    }
    expect(decode('videoDetail', { data })).toMatchObject({
      id: ofUser.vid,
      heights: [240, 1080],
      publishedOn: '2014-10-07',
      artists: [{ name: '甲' }],
      commentCount: 0,
    })
    expect(decode('videoUrl', { urls: [{ id: ofUser.vid, url: '/v.mp4', r: 240, size: 3 }] })).toEqual({
      url: '/v.mp4',
      height: 240,
      size: 3,
    })
    expect(decode('videoUrl', { urls: [] })).toBeNull()
  })

  it.each([
    ['simiMv', {}],
    ['personalizedMv', { result: null }],
    ['artistMvs', 7],
    ['mvDetail', { data: null }],
    ['mvDetailInfo', null],
    ['mvUrl', '<html>'],
    ['videoDetail', { data: { ...ofUser, vid: '' } }],
    ['videoUrl', {}],
    ['relatedVideos', { data: 'x' }],
  ] as const)('call a %s of %j malformed', (name, body) => {
    expect(decode(name, body)).toBe('malformed')
  })
})
