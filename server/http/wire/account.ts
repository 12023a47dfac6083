import type { Listener } from '../../listeners/accounts/listeners'
import { wireUser } from './user'

/** 1: with a phone number; 0: known on this machine only. */
const kindOf = ({ phone }: Listener) => (phone === null ? 0 : 1)

/** The account behind a profile (contract, section 5.6). Contains no phone number, because other programs show it. */
export function wireAccount(listener: Listener) {
  return {
    id: listener.id,
    userName: `${kindOf(listener)}_${listener.id}`,
    type: kindOf(listener),
    status: 0,
    whitelistAuthority: 0,
    createTime: listener.createdMs,
    tokenVersion: 0,
    ban: 0,
    baoyueVersion: 0,
    donateVersion: 0,
    vipType: listener.vipType,
    viptypeVersion: 0,
    // NetEase's own spelling
    anonimousUser: false,
    paidFee: false,
  }
}

/** The profile that `/login/status` sends to the listener. */
export function wireProfile(listener: Listener) {
  const { userName, type, createTime } = wireAccount(listener)
  return {
    ...wireUser(listener),
    createTime,
    userName,
    accountType: type,
    shortUserName: String(listener.id),
    authenticated: false,
    locationStatus: 0,
    viptypeVersion: 0,
    lastLoginTime: 0,
    lastLoginIP: '',
  }
}
