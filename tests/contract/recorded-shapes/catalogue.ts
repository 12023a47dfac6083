import { album, artist, song, songWithRights, video } from './parts'
import { at, type RecordedRows, type Shape } from './recorded'

const code: Shape = { code: 'number' }

export const catalogueShapes: RecordedRows<
  | ('album' | 'albumDynamic' | 'albumSub' | 'albumSublist')
  | ('artistDetail' | 'artistTop' | 'artistSongs' | 'artistAlbums' | 'artistMvs' | 'artistDesc')
  | ('artistSub' | 'artistSublist' | 'simiArtist')
> = {
  album: [
    {
      given: ({ album: id }) => ({ id }),
      shape: {
        ...at('songs[]', songWithRights),
        // here, and nowhere else, an artist's aliases go by their short name
        'songs[].ar[].alia': 'array',
        ...at('album', album),
        ...at('album.info', {
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
        ...at('data[]', {
          id: 'number',
          name: 'string',
          picUrl: 'string',
          picId: 'number',
          alias: 'array',
          size: 'number',
          subTime: 'number',
          transNames: 'array',
        }),
        ...at('data[].artists[]', artist),
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
        ...at('data.artist', {
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
      shape: { ...at('artist', artist), ...at('hotSongs[]', songWithRights), more: 'boolean', ...code },
    },
  ],
  artistSongs: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: { ...at('songs[]', songWithRights), total: 'number', more: 'boolean', ...code },
    },
    {
      given: ({ artist: id }) => ({ id, order: 'time', limit: 1 }),
      shape: { ...at('songs[]', song), total: 'number', more: 'boolean', ...code },
    },
  ],
  artistAlbums: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: { ...at('artist', artist), ...at('hotAlbums[]', album), more: 'boolean', ...code },
    },
  ],
  artistMvs: [
    {
      given: ({ artist: id }) => ({ id }),
      shape: {
        ...at('mvs[]', video),
        ...at('mvs[]', {
          imgurl: 'string',
          imgurl16v9: 'string',
          publishTime: 'string',
          subed: 'boolean',
          status: 'number',
        }),
        ...at('mvs[].artist', artist),
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
        ...at('data[]', artist),
        'data[].info': 'string',
        count: 'number',
        hasMore: 'boolean',
        ...code,
      },
    },
  ],
  simiArtist: [{ given: ({ artist: id }) => ({ id }), shape: { ...at('artists[]', artist), ...code } }],
}
