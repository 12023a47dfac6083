import { rankOf } from '../../listeners/accounts/rank'
import { serviceUserId } from '../../storage/schema/first-ids'
import { wireAccount, wireProfile } from '../wire/account'
import { notFoundBody } from '../json-reply'
import { wireServiceUser, wireUser } from '../wire/user'
import type { Context, Handler } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

const dayMs = 24 * 60 * 60_000

const userAccount: Handler<'userAccount'> = (_params, { listener }) => ({
  code: 200,
  account: listener && wireAccount(listener),
  profile: listener && wireProfile(listener),
})

const rankIn = ({ counts, attendance }: Context, userId: number) => {
  const [plays, days] = [counts.plays(userId), attendance.visitDays(userId)]
  return { plays, days, ...rankOf(plays, days) }
}

const shownUser = (context: Context, userId: number) => {
  if (userId === serviceUserId) return { user: wireServiceUser(), createdMs: context.now() }
  const listener = context.listeners.byId(userId)
  return listener && { user: wireUser(listener), createdMs: listener.createdMs }
}

const userDetail: Handler<'userDetail'> = ({ uid }, context) => {
  const userId = readId(uid)
  const shown = shownUser(context, userId)
  if (!shown) return notFoundBody
  const { level, plays } = rankIn(context, userId)
  const gathered = context.counts.collections(userId)
  const own = context.listener?.id === userId
  return {
    code: 200,
    level,
    listenSongs: plays,
    mobileSign: own && context.attendance.signedToday(userId, 'mobile'),
    pcSign: own && context.attendance.signedToday(userId, 'web'),
    profile: {
      ...shown.user,
      artistIdentity: [],
      followeds: 0,
      follows: 0,
      blacklist: false,
      eventCount: 0,
      allSubscribedCount: 0,
      playlistCount: own ? gathered.createdPlaylists : gathered.publicPlaylists,
      playlistBeSubscribedCount: 0,
    },
    peopleCanSeeMyPlayRecord: false,
    bindings: [],
    adValid: true,
    createTime: shown.createdMs,
    createDays: Math.max(0, Math.floor((context.now() - shown.createdMs) / dayMs)),
  }
}

const userLevel: Handler<'userLevel'> = (_params, context) => {
  const { level, progress, plays, days, nextPlays, nextDays, full } = rankIn(context, context.listener.id)
  return {
    full,
    data: {
      userId: context.listener.id,
      // NetEase lists the privileges of a level here; this server has none
      info: '',
      progress,
      nowPlayCount: plays,
      nextPlayCount: nextPlays,
      nowLoginCount: days,
      nextLoginCount: nextDays,
      level,
    },
    code: 200,
  }
}

const userSubcount: Handler<'userSubcount'> = (_params, { counts, listener }) => {
  const { createdPlaylists, collectedPlaylists, artists, videos } = counts.collections(listener.id)
  return {
    programCount: 0,
    djRadioCount: 0,
    mvCount: videos,
    artistCount: artists,
    newProgramCount: 0,
    createDjRadioCount: 0,
    createdPlaylistCount: createdPlaylists,
    subPlaylistCount: collectedPlaylists,
    code: 200,
  }
}

const webType = 1

/** Two points on the web, three elsewhere; each once a day. */
const dailySignin: Handler<'dailySignin'> = ({ type }, { attendance, listener }) => {
  const [kind, point] = type === webType ? (['web', 2] as const) : (['mobile', 3] as const)
  return attendance.signIn(listener.id, kind)
    ? { code: 200, point }
    : { code: -2, msg: told(({ faults }) => faults.signedToday) }
}

const yunbeiSign: Handler<'yunbeiSign'> = (_params, { attendance, listener }) => ({
  code: 200,
  data: { sign: attendance.signIn(listener.id, 'yunbei') },
})

export const accountHandlers = {
  userAccount,
  userDetail,
  userLevel,
  userSubcount,
  dailySignin,
  yunbeiSign,
}
