import type { Listener } from '../accounts/listeners'
import { serviceUserId } from '../library/service-user'
import { coverUrl } from './addresses'

/** What the shape needs to know of a user; of the computed lists' owner there is no more. */
export type ShownUser = Pick<Listener, 'id' | 'nickname' | 'signature' | 'vipType'>

/** A user (contract, section 4.6): a playlist's creator, a comment's author. The picture is drawn from the id. */
export function wireUser({ id, nickname, signature, vipType }: ShownUser) {
  const avatarUrl = coverUrl(`g${id}`)
  return {
    userId: id,
    nickname,
    avatarUrl,
    backgroundUrl: avatarUrl,
    avatarImgId: 0,
    // the field spells it both ways
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

/** The user to whom the computed playlists belong. */
export function wireServiceUser() {
  return wireUser({ id: serviceUserId, nickname: '本地曲库', signature: '', vipType: 0 })
}
