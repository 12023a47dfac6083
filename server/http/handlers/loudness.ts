import { told } from '../../text/told'
import { readId } from '../read-params'
import type { Handler, ReplyBody } from './handler'

const refused: ReplyBody = { code: 400, message: told(({ faults }) => faults.missingParameters) }

/** Keeps what a browser measured of a song that it may play. */
const songLoudness: Handler<'songLoudness'> = ({ id, loudness, peak }, { library }) => {
  const song = library.songs.byId(readId(id))
  const measured = { loudness: Number(loudness), peak: Number(peak) }
  return song && library.loudness.keep(song.id, measured) ? { code: 200 } : refused
}

export const loudnessHandlers = { songLoudness }
