import {
  dailySignin,
  listenerCounts,
  listenerRank,
  loginStatus,
  ownProfile,
  userAccount,
  yunbeiSign,
} from './account'
import { decoder } from './decoder'
import { done } from './done'
import { qrCheck, qrCode, qrKey, sentCode, sessionRefresh } from './login'

export const accountDecoders = {
  qrKey: decoder(qrKey),
  qrCreate: decoder(qrCode),
  qrCheck: decoder(qrCheck),
  loginCellphone: decoder(ownProfile),
  captchaSent: decoder(sentCode),
  captchaVerify: decoder(done),
  loginStatus: decoder(loginStatus),
  loginRefresh: decoder(sessionRefresh),
  registerAnonymous: decoder(done),
  logout: decoder(done),
  dailySignin: decoder(dailySignin),
  yunbeiSign: decoder(yunbeiSign),
  userAccount: decoder(userAccount),
  userDetail: decoder(ownProfile),
  userSubcount: decoder(listenerCounts),
  userLevel: decoder(listenerRank),
}
