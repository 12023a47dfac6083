import type { Listener } from '../../listeners/accounts/listeners'
import { serviceUserId } from '../../storage/schema/first-ids'
import { coverUrl } from './addresses'
import { nicknameText } from '../../text/nickname-text'
import { told } from '../../text/told'

/** The fields of a user in this shape. */
export type ShownUser = Pick<Listener, 'id' | 'nickname' | 'signature' | 'vipType'>

/**
 * A user (contract, section 4.6): the creator of a playlist, the author of a comment. The avatar is drawn from the id.
 */
export function wireUser({ id, nickname, signature, vipType }: ShownUser) {
  const avatarUrl = coverUrl(`g${id}`)
  return {
    userId: id,
    nickname: nicknameText(nickname),
    avatarUrl,
    backgroundUrl: avatarUrl,
    avatarImgId: 0,
    // NetEase sends both spellings
    avatarImgIdStr: '0',
    avatarImgId_str: '0',
    backgroundImgId: 0,
    backgroundImgIdStr: '0',
    signature,
    description: '',
    detailDescription: '',
    gender: 0,
    birthday: 0,
    province: 0,
    city: 0,
    vipType,
    userType: 0,
    authority: 0,
    authStatus: 0,
    accountStatus: 0,
    authenticationTypes: 0,
    djStatus: 0,
    defaultAvatar: true,
    followed: false,
    mutual: false,
    anchor: false,
    remarkName: null,
    expertTags: null,
    experts: null,
    avatarDetail: null,
  }
}

/** The user who owns the computed playlists. */
export function wireServiceUser() {
  const user = wireUser({ id: serviceUserId, nickname: '', signature: '', vipType: 0 })
  return { ...user, nickname: told(({ names }) => names.library) }
}
