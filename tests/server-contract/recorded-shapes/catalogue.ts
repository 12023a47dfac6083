import { album, artist, song, songWithRights, video } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

export const catalogueShapes: RecordedReplies<
  | ('album' | 'albumDynamic' | 'albumSub' | 'albumSublist')
  | ('artistDetail' | 'artistTop' | 'artistSongs' | 'artistAlbums' | 'artistMvs' | 'artistDesc')
  | ('artistSub' | 'artistSublist' | 'simiArtist')
> = {
  album: [
    {
      given: ({ album: id }) => ({ id }),
      shape: {
        ...nestShape('songs[]', songWithRights),
        // here, and nowhere else, an artist's aliases go by their short name
        'songs[].ar[].alia': 'array',
        ...nestShape('album', album),
        ...nestShape('album.info', {
          commentCount: 'number',
          likedCount: 'number',
          shareCount: 'number',
          liked: 'boolean',
          threadId: 'string',
          resourceId: 'number',
        }),
        resourceState: 'boolean',
        ...code,
      },
    },
  ],
  albumDynamic: [
    {
      given: ({ album: id }) => ({ id }),
      shape: {
        isSub: 'boolean',
        subCount: 'number',
        subTime: 'number',
        commentCount: 'number',
        shareCount: 'number',
        likedCount: 'number',
        onSale: 'boolean',
        ...code,
      },
    },
  ],
  albumSub: [{ given: ({ album: id }) => ({ t: 1, id }), shape: { time: 'number', ...code } }],
  albumSublist: [
    {
      shape: {
        ...nestShape('data[]', {
          id: 'number',
          name: 'string',
          picUrl: 'string',
          picId: 'number',
          alias: 'array',
          size: 'number',
          subTime: 'number',
          transNames: 'array',
        }),
        ...nestShape('data[].artists[]', artist),
        count: 'number',
        hasMore: 'boolean',
        paidCount: 'number',
        ...code,
      },
    },
  ],
  artistDetail: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: {
        ...nestShape('data.artist', {
          id: 'number',
          name: 'string',
          cover: 'string',
          avatar: 'string',
          alias: 'array',
          transNames: 'array',
          identities: 'array',
          briefDesc: 'string',
          albumSize: 'number',
          musicSize: 'number',
          mvSize: 'number',
          rank: 'object|null',
        }),
        'data.identify': 'object|null?',
        'data.identify.imageDesc': 'string',
        'data.videoCount': 'number',
        'data.blacklist': 'boolean',
        message: 'string',
        ...code,
      },
    },
  ],
  artistTop: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: {
        ...nestShape('artist', artist),
        ...nestShape('hotSongs[]', songWithRights),
        more: 'boolean',
        ...code,
      },
    },
  ],
  artistSongs: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: { ...nestShape('songs[]', songWithRights), total: 'number', more: 'boolean', ...code },
    },
    {
      given: ({ artist: id }) => ({ id, order: 'time', limit: 1 }),
      shape: { ...nestShape('songs[]', song), total: 'number', more: 'boolean', ...code },
    },
  ],
  artistAlbums: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: { ...nestShape('artist', artist), ...nestShape('hotAlbums[]', album), more: 'boolean', ...code },
    },
  ],
  artistMvs: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: {
        ...nestShape('mvs[]', video),
        ...nestShape('mvs[]', {
          imgurl: 'string',
          imgurl16v9: 'string',
          publishTime: 'string',
          subed: 'boolean',
          status: 'number',
        }),
        ...nestShape('mvs[].artist', artist),
        hasMore: 'boolean',
        time: 'number',
        ...code,
      },
    },
  ],
  artistDesc: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: {
        'introduction[].ti': 'string',
        'introduction[].txt': 'string',
        briefDesc: 'string|null',
        count: 'number',
        topicData: 'array|null',
        ...code,
      },
    },
  ],
  artistSub: [
    {
      given: ({ artist: id }) => ({ t: 1, id }),
      shape: { data: 'object|null', message: 'string', ...code },
    },
  ],
  artistSublist: [
    {
      shape: {
        ...nestShape('data[]', artist),
        'data[].info': 'string',
        count: 'number',
        hasMore: 'boolean',
        ...code,
      },
    },
  ],
  simiArtist: [
    { given: ({ artist: id }) => ({ id }), shape: { ...nestShape('artists[]', artist), ...code } },
  ],
}
