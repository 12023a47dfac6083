import { olderSong, privilege, song } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const stream: Shape = {
  id: 'number',
  url: 'string',
  br: 'number',
  size: 'number',
  md5: 'string|null',
  code: 'number',
  expi: 'number',
  type: 'string',
  encodeType: 'string',
  level: 'string|null',
  time: 'number?',
  gain: 'number',
  peak: 'number?',
  fee: 'number',
  payed: 'number',
  flag: 'number',
  canExtend: 'boolean',
  freeTrialInfo: 'object|null',
  'freeTrialInfo.start': 'number',
  'freeTrialInfo.end': 'number',
  freeTrialPrivilege: 'object?',
  'freeTrialPrivilege.resConsumable': 'boolean',
  'freeTrialPrivilege.userConsumable': 'boolean',
}

const noStream: Shape = {
  ...stream,
  url: 'null',
  md5: 'null',
  type: 'null',
  encodeType: 'null',
  level: 'null',
  peak: 'number|null?',
}

const text = (name: string): Shape => nestShape(name, { version: 'number', lyric: 'string|null' })

const texts = (names: readonly string[]): Shape => Object.assign({}, ...names.map(text))

const older: Shape = { ...olderSong, ...nestShape('privilege', privilege), alg: 'string' }

export const songShapes: RecordedReplies<
  | ('songDetail' | 'songUrl' | 'songDownloadUrl' | 'checkMusic' | 'match' | 'lyric' | 'simiSong')
  | ('scrobble' | 'personalFm' | 'fmTrash')
> = {
  songDetail: [
    {
      given: ({ song: one, otherSong }) => ({ ids: `${one},${otherSong}` }),
      shape: { ...nestShape('songs[]', song), ...nestShape('privileges[]', privilege), ...code },
    },
    { given: ({ gone: ids }) => ({ ids }), shape: { songs: 'array', privileges: 'array', ...code } },
  ],
  songUrl: [
    {
      given: ({ song: id }) => ({ id, level: 'exhigh' }),
      shape: { ...nestShape('data[]', stream), ...code },
    },
    {
      given: ({ gone: id }) => ({ id }),
      means: 'nothing',
      shape: { ...nestShape('data[]', noStream), ...code },
    },
  ],
  songDownloadUrl: [
    { given: ({ song: id }) => ({ id, br: 999_000 }), shape: { ...nestShape('data', stream), ...code } },
    { given: ({ gone: id }) => ({ id }), shape: { ...nestShape('data', noStream), ...code } },
  ],
  checkMusic: [
    { given: ({ song: id }) => ({ id }), shape: { success: 'boolean', message: 'string', ...code } },
    { given: ({ gone: id }) => ({ id }), shape: { success: 'boolean', message: 'string', ...code } },
  ],
  match: [
    {
      given: ({ twin: id }) => ({ id }),
      shape: {
        message: 'string',
        'data.url': 'string',
        'data.br': 'number',
        'data.size': 'number',
        'data.md5': 'string|null',
        'data.source': 'string',
        'data.proxyUrl': 'string?',
        ...code,
      },
    },
    { code: 400, status: 400, means: 'failure', shape: { message: 'string', ...code } },
    {
      given: ({ gone: id }) => ({ id }),
      code: 500,
      status: 500,
      means: 'failure',
      shape: { message: 'string', ...code },
    },
  ],
  lyric: [
    {
      given: ({ song: id }) => ({ id }),
      shape: {
        sgc: 'boolean',
        sfy: 'boolean',
        qfy: 'boolean',
        ...texts(['lrc', 'klyric', 'tlyric', 'romalrc', 'yrc', 'ytlrc', 'yromalrc']),
        lyricUser: 'object?',
        'lyricUser.nickname': 'string',
        transUser: 'object?',
        'transUser.nickname': 'string',
        ...code,
      },
    },
    {
      given: ({ otherSong: id }) => ({ id }),
      shape: { sgc: 'boolean', sfy: 'boolean', qfy: 'boolean', nolyric: 'boolean', ...code },
    },
  ],
  simiSong: [{ given: ({ song: id }) => ({ id }), shape: { ...nestShape('songs[]', older), ...code } }],
  scrobble: [
    {
      given: ({ song: id, playlist: sourceid }) => ({ id, sourceid, time: 60 }),
      shape: { data: 'string', ...code },
    },
  ],
  personalFm: [{ shape: { ...nestShape('data[]', older), popAdjust: 'boolean', ...code } }],
  fmTrash: [{ given: ({ song: id }) => ({ id }), shape: { songs: 'array', count: 'number', ...code } }],
}
