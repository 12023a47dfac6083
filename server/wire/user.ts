import { serviceUserId } from '../library/service-user'
import { coverUrl } from './addresses'

/** The user (contract, section 4.6) to whom the computed playlists belong. */
export function wireServiceUser() {
  const avatarUrl = coverUrl(`g${serviceUserId}`)
  return {
    userId: serviceUserId,
    nickname: '本地曲库',
    avatarUrl,
    backgroundUrl: avatarUrl,
    avatarImgId: 0,
    avatarImgIdStr: '0',
    backgroundImgId: 0,
    backgroundImgIdStr: '0',
    signature: '',
    description: '',
    detailDescription: '',
    gender: 0,
    birthday: 0,
    province: 0,
    city: 0,
    vipType: 0,
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
