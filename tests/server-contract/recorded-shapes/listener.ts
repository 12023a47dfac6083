import { cloudFile, playlist, songWithRights, user } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const needsLogin: Shape = { msg: 'string', ...code }

const uploadedSong: Shape = { ...songWithRights, ...nestShape('privilege.pc', cloudFile) }

export const listenerShapes: RecordedReplies<
  | ('userDetail' | 'userSubcount' | 'userLevel' | 'userPlaylist' | 'likelist' | 'like')
  | ('userCloud' | 'userCloudDelete' | 'cloudMatch' | 'cloudUpload' | 'dailySignin' | 'yunbeiSign')
> = {
  userDetail: [
    {
      given: ({ uid }) => ({ uid }),
      shape: {
        level: 'number',
        listenSongs: 'number',
        mobileSign: 'boolean',
        pcSign: 'boolean',
        ...nestShape('profile', user),
        ...nestShape('profile', {
          followeds: 'number',
          follows: 'number',
          blacklist: 'boolean',
          eventCount: 'number',
          allSubscribedCount: 'number',
          playlistCount: 'number',
          playlistBeSubscribedCount: 'number',
          artistIdentity: 'array',
        }),
        peopleCanSeeMyPlayRecord: 'boolean',
        bindings: 'array',
        adValid: 'boolean',
        createTime: 'number',
        createDays: 'number',
        ...code,
      },
    },
  ],
  userSubcount: [
    {
      shape: {
        programCount: 'number',
        djRadioCount: 'number',
        mvCount: 'number',
        artistCount: 'number',
        newProgramCount: 'number',
        createDjRadioCount: 'number',
        createdPlaylistCount: 'number',
        subPlaylistCount: 'number',
        ...code,
      },
    },
  ],
  userLevel: [
    {
      shape: {
        full: 'boolean',
        ...nestShape('data', {
          userId: 'number',
          level: 'number',
          progress: 'number',
          nowPlayCount: 'number',
          nextPlayCount: 'number',
          nowLoginCount: 'number',
          nextLoginCount: 'number',
          info: 'string',
        }),
        ...code,
      },
    },
  ],
  userPlaylist: [
    {
      given: ({ uid }) => ({ uid }),
      shape: {
        ...nestShape('playlist[]', playlist),
        ...nestShape('playlist[].creator', user),
        more: 'boolean',
        version: 'string?',
        ...code,
      },
    },
  ],
  likelist: [{ given: ({ uid }) => ({ uid }), shape: { 'ids[]': 'number', checkPoint: 'number', ...code } }],
  like: [
    {
      given: ({ otherSong: id }) => ({ id, like: 'true' }),
      shape: { songs: 'array', playlistId: 'number', ...code },
    },
  ],
  userCloud: [
    {
      shape: {
        ...nestShape('data[]', {
          songId: 'number',
          // a file that nothing matched may come with next to nothing
          songName: 'string?',
          artist: 'string?',
          album: 'string?',
          fileName: 'string',
          fileSize: 'number?',
          bitrate: 'number?',
          addTime: 'number?',
          pcId: 'number?',
          cover: 'number?',
          coverId: 'string?',
          lyricId: 'string?',
          matchType: 'string?',
          version: 'number?',
        }),
        ...nestShape('data[].simpleSong', uploadedSong),
        'data[].simpleSong.privilege': 'object?',
        'data[].privateCloud': 'object?',
        ...nestShape('data[].privateCloud', cloudFile),
        count: 'number',
        size: 'number|string',
        maxSize: 'number|string',
        hasMore: 'boolean',
        upgradeSign: 'number',
        ...code,
      },
    },
  ],
  userCloudDelete: [
    {
      given: ({ unwanted: id }) => ({ id }),
      shape: { 'succIds[]': 'number', failIds: 'array', ...code },
    },
    {
      given: ({ unwanted: id }) => ({ id }),
      code: 404,
      status: 404,
      means: 'failure',
      shape: { succIds: 'array', failIds: 'array', ...code },
    },
  ],
  cloudMatch: [
    {
      given: ({ uid, matched: sid, otherSong: asid }) => ({ uid, sid, asid }),
      shape: { 'data.songId': 'number', 'data.simpleSong.id': 'number', matchData: 'boolean', ...code },
    },
    {
      given: ({ uid, gone: sid, song: asid }) => ({ uid, sid, asid }),
      code: 400,
      means: 'failure',
      shape: { message: 'string', ...code },
    },
  ],
  cloudUpload: [
    {
      file: '录音.mp3',
      shape: {
        songId: 'string',
        needUpload: 'boolean',
        ...nestShape('privateCloud.simpleSong', uploadedSong),
        ...code,
      },
    },
  ],
  dailySignin: [
    { shape: { point: 'number', ...code } },
    { code: -2, status: 400, shape: { msg: 'string', ...code } },
    { as: 'visitor', code: 301, status: 301, means: 'failure', shape: needsLogin },
  ],
  yunbeiSign: [
    { shape: { 'data.sign': 'boolean', 'data.yunbeiNum': 'number?', ...code } },
    { shape: { 'data.sign': 'boolean', ...code } },
    { as: 'visitor', code: 301, status: 301, means: 'failure', shape: needsLogin },
  ],
}
