import { user } from './parts'
import { nestShape, type RecordedReplies, type Shape } from './recorded-reply'

const code: Shape = { code: 'number' }

const answered: Shape = {
  beRepliedCommentId: 'number',
  content: 'string|null',
  'user.userId': 'number',
  'user.nickname': 'string',
  'user.avatarUrl': 'string|null?',
}

const comment: Shape = {
  commentId: 'number',
  content: 'string',
  time: 'number',
  timeStr: 'string',
  likedCount: 'number',
  liked: 'boolean',
  parentCommentId: 'number',
  replyCount: 'number|null?',
  ...nestShape('user', user),
  'user.vipRights': 'object|null',
  'user.vipRights.associator': 'object|null',
  'user.vipRights.associator.iconUrl': 'string',
  'user.vipRights.redVipLevel': 'number',
  beReplied: 'array|null',
  ...nestShape('beReplied[]', answered),
  ipLocation: 'object?',
  'ipLocation.ip': 'string|null',
  'ipLocation.location': 'string',
  'ipLocation.userId': 'number|null',
  status: 'number?',
}

const sorted: Shape = {
  ...comment,
  threadId: 'string|null',
  showFloorComment: 'object|null',
  'showFloorComment.replyCount': 'number',
  'showFloorComment.comments': 'array|null',
  'showFloorComment.showReplyCount': 'boolean',
}

const thread: Shape = {
  ...nestShape('comments[]', comment),
  ...nestShape('hotComments[]', comment),
  topComments: 'array?',
  total: 'number',
  more: 'boolean',
  moreHot: 'boolean?',
  isMusician: 'boolean',
  userId: 'number',
  cnum: 'number',
  ...code,
}

export const commentShapes: RecordedReplies<
  | ('commentMusic' | 'commentMv' | 'commentAlbum' | 'commentPlaylist' | 'commentVideo')
  | ('commentNew' | 'commentFloor' | 'comment' | 'commentLike')
> = {
  commentMusic: [
    { given: ({ song: id }) => ({ id }), shape: thread },
    { given: ({ song: id }) => ({ id }), as: 'visitor', shape: thread },
  ],
  commentMv: [{ given: ({ film: id }) => ({ id }), shape: thread }],
  commentAlbum: [{ given: ({ album: id }) => ({ id }), shape: thread }],
  commentPlaylist: [{ given: ({ playlist: id }) => ({ id }), shape: thread }],
  commentVideo: [{ given: ({ film: id }) => ({ id }), shape: thread }],
  commentNew: [
    {
      given: ({ song: id }) => ({ type: 0, id, sortType: 99 }),
      shape: {
        ...nestShape('data.comments[]', sorted),
        'data.totalCount': 'number',
        'data.hasMore': 'boolean',
        'data.cursor': 'string',
        'data.sortType': 'number',
        ...code,
      },
    },
  ],
  commentFloor: [
    {
      given: ({ song: id, comment: parentCommentId }) => ({ type: 0, id, parentCommentId }),
      shape: {
        'data.ownerComment': 'object|null',
        ...nestShape('data.comments[]', sorted),
        'data.hasMore': 'boolean',
        'data.totalCount': 'number',
        'data.time': 'number',
        ...code,
      },
    },
  ],
  comment: [
    {
      given: ({ song: id }) => ({ t: 1, type: 0, id, content: '再听一遍' }),
      shape: {
        ...nestShape('comment', {
          commentId: 'number',
          content: 'string',
          time: 'number',
          beReplied: 'array|null',
          status: 'number',
        }),
        ...nestShape('comment.user', user),
        'comment.user.vipRights': 'object|null',
        ...code,
      },
    },
  ],
  commentLike: [{ given: ({ song: id, comment: cid }) => ({ t: 1, type: 0, id, cid }), shape: code }],
}
