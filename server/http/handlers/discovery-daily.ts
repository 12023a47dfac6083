import type { Recommended } from '../../discovery/recommendations'
import { dailySongsHour, localDay } from '../../../src/contract/local-day'
import type { Songs } from '../../library/catalogue/songs'
import { wireSongWithPrivilege } from '../wire/song'
import type { Handler } from './handler'
import { readId } from '../read-params'
import { reasonText } from '../../discovery/reason-text'
import { told } from '../../text/told'

const today = (now: () => number) => localDay(now(), dailySongsHour)

/** Converts the playable songs of a day, each with the reason for it. */
const wireDay = (songs: Songs, list: readonly Recommended[]) => {
  const reasons = new Map(list.map(({ songId, reason }) => [songId, reason]))
  return songs
    .byIds([...reasons.keys()])
    .filter(({ available }) => available)
    .map((song) => {
      const reason = reasonText(reasons.get(song.id) ?? '')
      return { ...wireSongWithPrivilege(song), reason, recommendReason: reason, alg: 'taste' }
    })
}

const wireReasons = (songs: ReturnType<typeof wireDay>) =>
  songs.map(({ id, reason }) => ({ songId: id, reason, reasonId: '', targetUrl: null }))

const recommendSongs: Handler<'recommendSongs'> = ({ afresh }, { library, listener, discovery, now }) => {
  const list = discovery.recommendations.forDay(listener.id, today(now), afresh === 'true')
  const dailySongs = wireDay(library.songs, list)
  return {
    code: 200,
    data: { dailySongs, orderSongs: [], recommendReasons: wireReasons(dailySongs), mvResourceInfos: null },
  }
}

const recommendDislike: Handler<'recommendDislike'> = ({ id }, { library, listener, discovery, now }) => {
  const other = discovery.recommendations.dislike(listener.id, today(now), readId(id))
  if (other === undefined) return { code: 404, message: told(({ faults }) => faults.notInDay) }
  return { code: 200, data: other && (wireDay(library.songs, [other])[0] ?? null) }
}

const historyRecommendDates: Handler<'historyRecommendDates'> = (_params, { listener, discovery }) => ({
  code: 200,
  message: '',
  data: {
    dates: discovery.recommendations.days(listener.id),
    noHistoryMessage: told(({ faults }) => faults.noDays),
  },
})

const historyRecommendSongs: Handler<'historyRecommendSongs'> = (
  { date },
  { library, listener, discovery },
) => {
  const songs = wireDay(library.songs, discovery.recommendations.stored(listener.id, date))
  // NetEase's clients read `songs` here, others read `dailySongs`
  return {
    code: 200,
    message: '',
    data: { songs, dailySongs: songs, orderSongs: [], recommendReasons: wireReasons(songs) },
  }
}

export const dailyHandlers = {
  recommendSongs,
  recommendDislike,
  historyRecommendDates,
  historyRecommendSongs,
}
