import { commentPage, commentReplies, hotCommentPage, sortedComments, writtenComment } from './comment'
import { decoder } from './decoder'
import { done } from './done'

export const commentDecoders = {
  commentMusic: decoder(commentPage),
  commentMv: decoder(commentPage),
  commentAlbum: decoder(commentPage),
  commentPlaylist: decoder(commentPage),
  commentVideo: decoder(commentPage),
  commentNew: decoder(sortedComments),
  commentHot: decoder(hotCommentPage),
  commentFloor: decoder(commentReplies),
  comment: decoder(writtenComment),
  commentLike: decoder(done),
}
