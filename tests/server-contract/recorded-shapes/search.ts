import { album, artist, olderSong, songWithRights, user, video } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const foundArtist: Shape = { ...artist, alia: 'array?' }

const foundPlaylist: Shape = {
  id: 'number',
  name: 'string',
  coverImgUrl: 'string',
  trackCount: 'number',
  playCount: 'number',
}

export const searchShapes: RecordedReplies<'hotSearches' | 'searchSuggest' | 'cloudsearch'> = {
  hotSearches: [
    {
      shape: {
        ...nestShape('data[]', {
          searchWord: 'string',
          score: 'number',
          content: 'string',
          source: 'number',
          iconType: 'number',
          iconUrl: 'string|null',
          url: 'string',
          alg: 'string',
        }),
        message: 'string',
        ...code,
      },
    },
  ],
  searchSuggest: [
    {
      given: () => ({ keywords: '星野澄' }),
      shape: {
        ...nestShape('result.songs[]', olderSong),
        ...nestShape('result.artists[]', foundArtist),
        ...nestShape('result.albums[]', {
          id: 'number',
          name: 'string',
          publishTime: 'number',
          size: 'number',
          picId: 'number',
          status: 'number',
        }),
        'result.albums[].artist.id': 'number',
        'result.albums[].artist.name': 'string',
        'result.order[]': 'string',
        ...code,
      },
    },
    {
      given: () => ({ keywords: '夜' }),
      shape: {
        ...nestShape('result.playlists[]', foundPlaylist),
        'result.playlists[].creator': 'object|null',
        'result.order[]': 'string',
        ...code,
      },
    },
    {
      given: () => ({ keywords: '月', type: 'mobile' }),
      means: 'nothing',
      shape: { 'result.allMatch[].keyword': 'string', 'result.allMatch[].type': 'number', ...code },
    },
    { given: () => ({ keywords: '没有的' }), shape: { result: 'object', ...code } },
  ],
  cloudsearch: [
    {
      given: () => ({ keywords: '月' }),
      shape: { ...nestShape('result.songs[]', songWithRights), 'result.songCount': 'number', ...code },
    },
    {
      given: () => ({ keywords: '潮', type: 10 }),
      shape: { ...nestShape('result.albums[]', album), 'result.albumCount': 'number', ...code },
    },
    {
      given: () => ({ keywords: '星', type: 100 }),
      shape: {
        ...nestShape('result.artists[]', foundArtist),
        'result.artistCount': 'number',
        'result.hasMore': 'boolean',
        ...code,
      },
    },
    {
      given: () => ({ keywords: '夜', type: 1000 }),
      shape: {
        ...nestShape('result.playlists[]', {
          ...foundPlaylist,
          userId: 'number',
          bookCount: 'number',
          description: 'string|null',
          subscribed: 'boolean',
          specialType: 'number',
          highQuality: 'boolean',
        }),
        ...nestShape('result.playlists[].creator', user),
        'result.playlistCount': 'number',
        ...code,
      },
    },
    {
      given: () => ({ keywords: '归', type: 1004 }),
      shape: {
        ...nestShape('result.mvs[]', { ...video, cover: 'string', artistId: 'number' }),
        'result.mvs[].artists[].id': 'number',
        'result.mvs[].artists[].name': 'string',
        'result.mvCount': 'number',
        ...code,
      },
    },
    {
      given: () => ({ keywords: '归', type: 1014 }),
      shape: {
        ...nestShape('result.videos[]', {
          vid: 'string',
          title: 'string',
          coverUrl: 'string',
          durationms: 'number',
          playTime: 'number',
          type: 'number',
        }),
        'result.videos[].creator[].userId': 'number',
        'result.videos[].creator[].userName': 'string',
        'result.videoCount': 'number',
        'result.hasMore': 'boolean',
        ...code,
      },
    },
    { given: () => ({ keywords: '没有的' }), shape: { 'result.songCount': 'number?', ...code } },
  ],
}
