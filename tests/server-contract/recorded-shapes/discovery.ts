import { album, artist, olderSong, playlist, privilege, songWithRights, user, video } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const banner: Shape = {
  targetId: 'number',
  targetType: 'number',
  titleColor: 'string',
  typeTitle: 'string',
  url: 'string|null',
  exclusive: 'boolean',
  encodeId: 'string',
}

const recommended: Shape = {
  id: 'number',
  name: 'string',
  type: 'number',
  picUrl: 'string',
  copywriter: 'string|null',
  canDislike: 'boolean',
}

const albums: Shape = { ...nestShape('albums[]', album), 'albums[].songs': 'array|null', code: 'number' }
const artists: Shape = { ...nestShape('artists[]', artist), more: 'boolean', code: 'number' }

const chart: Shape = {
  ...playlist,
  updateFrequency: 'string',
  ToplistType: 'string?',
  tracks: 'array|null',
}

const artistChart: Shape = {
  coverUrl: 'string',
  name: 'string',
  updateFrequency: 'string',
  position: 'number',
}

const category: Shape = {
  name: 'string',
  resourceCount: 'number',
  category: 'number',
  hot: 'boolean',
  activity: 'boolean',
}

const curated: Shape = {
  ...nestShape('playlists[]', playlist),
  total: 'number',
  more: 'boolean',
  code: 'number',
}

export const discoveryShapes: RecordedReplies<
  | ('banner' | 'personalized' | 'personalizedNewsong' | 'personalizedMv')
  | ('recommendSongs' | 'recommendResource' | 'albumNewest' | 'albumNew' | 'topArtists' | 'artistList')
  | ('toplist' | 'toplistDetail')
  | ('catlist' | 'highqualityTags' | 'topPlaylist' | 'topPlaylistHighquality')
> = {
  banner: [
    { shape: { ...nestShape('banners[]', banner), 'banners[].imageUrl': 'string', code: 'number' } },
    {
      given: () => ({ type: 1 }),
      shape: { ...nestShape('banners[]', banner), 'banners[].pic': 'string', code: 'number' },
    },
  ],
  personalized: [
    {
      shape: {
        ...nestShape('result[]', recommended),
        'result[].playCount': 'number',
        'result[].trackCount': 'number',
        'result[].trackNumberUpdateTime': 'number',
        'result[].highQuality': 'boolean',
        'result[].alg': 'string',
        hasTaste: 'boolean',
        category: 'number',
        code: 'number',
      },
    },
  ],
  personalizedNewsong: [
    {
      shape: {
        ...nestShape('result[]', recommended),
        ...nestShape('result[].song', { ...olderSong, ...nestShape('privilege', privilege) }),
        category: 'number',
        code: 'number',
      },
    },
  ],
  personalizedMv: [
    {
      shape: {
        ...nestShape('result[]', { ...recommended, ...video, artistId: 'number' }),
        'result[].artists[].id': 'number',
        'result[].artists[].name': 'string',
        'result[].subed': 'boolean',
        category: 'number',
        code: 'number',
      },
    },
  ],
  recommendSongs: [
    {
      shape: {
        ...nestShape('data.dailySongs[]', songWithRights),
        'data.dailySongs[].reason': 'string|null',
        'data.dailySongs[].recommendReason': 'string|null?',
        'data.dailySongs[].alg': 'string',
        'data.orderSongs': 'array',
        'data.recommendReasons': 'array|null',
        'data.recommendReasons[].songId': 'number',
        'data.recommendReasons[].reason': 'string',
        code: 'number',
      },
    },
  ],
  recommendResource: [
    {
      shape: {
        ...nestShape('recommend[]', {
          id: 'number',
          type: 'number',
          name: 'string',
          copywriter: 'string',
          picUrl: 'string',
          playcount: 'number',
          createTime: 'number',
          trackCount: 'number',
          userId: 'number',
          alg: 'string',
        }),
        ...nestShape('recommend[].creator', user),
        featureFirst: 'boolean',
        haveRcmdSongs: 'boolean',
        code: 'number',
      },
    },
  ],
  albumNewest: [{ shape: albums }],
  albumNew: [{ shape: { ...albums, total: 'number' } }],
  topArtists: [{ shape: artists }],
  artistList: [{ given: () => ({ type: -1, area: -1 }), shape: artists }],
  toplist: [
    { shape: { ...nestShape('list[]', chart), ...nestShape('artistToplist', artistChart), code: 'number' } },
  ],
  toplistDetail: [
    {
      shape: {
        ...nestShape('list[]', chart),
        'list[].tracks[].first': 'string',
        'list[].tracks[].second': 'string',
        ...nestShape('artistToplist', artistChart),
        'artistToplist.artists[].first': 'string',
        'artistToplist.artists[].second': 'string',
        'artistToplist.artists[].third': 'number',
        code: 'number',
      },
    },
  ],
  catlist: [
    {
      shape: {
        ...nestShape('all', category),
        ...nestShape('sub[]', category),
        ...nestShape('categories', { 0: 'string', 1: 'string', 2: 'string', 3: 'string', 4: 'string' }),
        code: 'number',
      },
    },
  ],
  highqualityTags: [
    {
      shape: {
        ...nestShape('tags[]', {
          id: 'number',
          name: 'string',
          type: 'number',
          category: 'number',
          hot: 'boolean',
        }),
        code: 'number',
      },
    },
  ],
  topPlaylist: [{ shape: { ...curated, cat: 'string' } }],
  topPlaylistHighquality: [
    {
      shape: {
        ...curated,
        'playlists[].copywriter': 'string',
        'playlists[].tag': 'string',
        lasttime: 'number',
      },
    },
  ],
}
