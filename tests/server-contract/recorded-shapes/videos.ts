import { video } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

export const videoShapes: RecordedReplies<'mvDetail' | 'mvUrl' | 'simiMv'> = {
  mvDetail: [
    {
      given: ({ film: mvid }) => ({ mvid }),
      shape: {
        ...nestShape('data', {
          ...video,
          artistId: 'number',
          cover: 'string',
          desc: 'string|null',
          briefDesc: 'string|null',
          subCount: 'number',
          shareCount: 'number',
          commentCount: 'number',
          publishTime: 'string',
          commentThreadId: 'string',
          videoGroup: 'array',
        }),
        ...nestShape('data.brs[]', { br: 'number', size: 'number', point: 'number' }),
        ...nestShape('data.artists[]', {
          id: 'number',
          name: 'string',
          img1v1Url: 'string?',
          followed: 'boolean?',
        }),
        subed: 'boolean?',
        mp: 'object?',
        'mp.id': 'number',
        'mp.pl': 'number',
        ...code,
      },
    },
  ],
  mvUrl: [
    {
      given: ({ film: id }) => ({ id, r: 1080 }),
      shape: {
        ...nestShape('data', {
          id: 'number',
          url: 'string|null',
          r: 'number',
          size: 'number',
          md5: 'string',
          code: 'number',
          expi: 'number',
          fee: 'number',
          mvFee: 'number',
          st: 'number',
          msg: 'string',
        }),
        ...code,
      },
    },
  ],
  simiMv: [
    {
      given: ({ film: mvid }) => ({ mvid }),
      shape: {
        ...nestShape('mvs[]', { ...video, cover: 'string', artistId: 'number' }),
        'mvs[].artists[].id': 'number',
        'mvs[].artists[].name': 'string',
        ...code,
      },
    },
  ],
}
