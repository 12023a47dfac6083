import { wireOlderSong } from '../wire/older-song'
import { wirePrivilege } from '../wire/privilege'
import type { ReplyBody, Handler } from './handler'
import { readId } from '../read-params'
import { told } from '../../text/told'

const noSong: ReplyBody = { code: 404, message: told(({ faults }) => faults.noSong) }

const scrobble: Handler<'scrobble'> = ({ id, sourceid, time }, { library, listener, plays }) => {
  const song = library.songs.byId(readId(id))
  if (!song) return noSong
  plays.record({ userId: listener.id, song, seconds: time, sourceId: sourceid })
  return { code: 200, data: 'success' }
}

const personalFm: Handler<'personalFm'> = (_params, { library, listener, discovery }) => {
  const songs = library.songs.byIds(discovery.personalFm.next(listener?.id ?? null))
  return {
    popAdjust: false,
    data: songs
      .filter(({ available }) => available)
      .map((song) => ({
        ...wireOlderSong(song),
        privilege: wirePrivilege(song),
        alg: listener ? 'taste' : 'chance',
      })),
    code: 200,
  }
}

const fmTrash: Handler<'fmTrash'> = ({ id }, { library, listener, discovery }) => {
  const song = library.songs.byId(readId(id))
  if (!song) return noSong
  discovery.personalFm.trash(listener.id, song.id)
  return { songs: [], code: 200, count: discovery.personalFm.trashedCount(listener.id) }
}

export const fmHandlers = { scrobble, personalFm, fmTrash }
