import { playlist, privilege, song, user } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const edited: Shape = { status: 'number', 'body.code': 'number', cookie: 'array' }

const refused: Shape = { ...edited, 'body.message': 'string' }

export const playlistShapes: RecordedReplies<
  | ('playlistDetail' | 'playlistTracks' | 'playlistCreate' | 'playlistUpdate' | 'playlistDelete')
  | ('playlistSubscribe' | 'playlistEditTracks' | 'simiPlaylist')
> = {
  playlistDetail: [
    {
      given: ({ playlist: id }) => ({ id }),
      shape: {
        ...nestShape('playlist', playlist),
        'playlist.tags[]': 'string',
        ...nestShape('playlist.tracks[]', song),
        ...nestShape('playlist.trackIds[]', {
          id: 'number',
          v: 'number',
          t: 'number',
          at: 'number',
          uid: 'number?',
          rcmdReason: 'string|null?',
        }),
        ...nestShape('playlist.subscribers[]', user),
        'playlist.updateFrequency': 'string|null?',
        ...nestShape('privileges[]', privilege),
        relatedVideos: 'array|null',
        ...code,
      },
    },
    { given: ({ gone: id }) => ({ id }), code: 404, status: 404, means: 'failure', shape: code },
  ],
  playlistTracks: [
    {
      given: ({ playlist: id }) => ({ id }),
      shape: { ...nestShape('songs[]', song), ...nestShape('privileges[]', privilege), ...code },
    },
  ],
  playlistCreate: [
    {
      given: () => ({ name: '新的' }),
      shape: { ...nestShape('playlist', playlist), 'playlist.subscribers': 'array', id: 'number', ...code },
    },
  ],
  playlistUpdate: [
    {
      given: ({ playlist: id }) => ({ id, name: '夜里', desc: '睡前', tags: '夜晚;安静' }),
      shape: {
        '/api/playlist/desc/update.code': 'number',
        '/api/playlist/tags/update.code': 'number',
        '/api/playlist/update/name.code': 'number',
        ...code,
      },
    },
  ],
  playlistDelete: [{ given: ({ unloved: id }) => ({ id }), shape: { id: 'number', ...code } }],
  playlistSubscribe: [
    { given: ({ charted: id }) => ({ t: 1, id }), shape: code },
    {
      given: ({ charted: id }) => ({ t: 1, id }),
      code: 501,
      status: 501,
      shape: { message: 'string', ...code },
    },
  ],
  playlistEditTracks: [
    {
      given: ({ spare: pid, song: tracks }) => ({ op: 'add', pid, tracks }),
      shape: {
        ...edited,
        'body.trackIds': 'string',
        'body.count': 'number',
        'body.cloudCount': 'number',
      },
    },
    { given: ({ spare: pid, song: tracks }) => ({ op: 'add', pid, tracks }), code: 502, shape: refused },
    {
      given: ({ spare: pid, gone: tracks }) => ({ op: 'add', pid, tracks }),
      code: 400,
      means: 'failure',
      shape: refused,
    },
    {
      given: ({ spare: pid, song: tracks }) => ({ op: 'del', pid, tracks }),
      shape: { ...edited, 'body.count': 'number', 'body.cloudCount': 'number' },
    },
    {
      given: ({ gone: pid, song: tracks }) => ({ op: 'add', pid, tracks }),
      code: 404,
      means: 'failure',
      shape: code,
    },
    {
      as: 'visitor',
      given: ({ spare: pid, song: tracks }) => ({ op: 'add', pid, tracks }),
      code: 301,
      means: 'failure',
      shape: { message: 'string|null', ...code },
    },
  ],
  simiPlaylist: [
    {
      given: ({ song: id }) => ({ id }),
      shape: { ...nestShape('playlists[]', playlist), ...code },
    },
  ],
}
