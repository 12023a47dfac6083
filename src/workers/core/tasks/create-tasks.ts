import type { TaskHandlers } from '../../rpc/host'
import { ReplyCache } from '../reply-cache'
import { createCallEndpoint } from './call-endpoint'
import { createLoadLyrics } from './load-lyrics'
import { createMeasureFrames } from './measure-frames'
import { createReadArtwork } from './read-artwork'

/** The tasks of the core worker, sharing one reply cache. */
export function createTasks(): TaskHandlers {
  const cache = new ReplyCache(Date.now)
  const callEndpoint = createCallEndpoint((address, init) => fetch(address, init), cache)
  return {
    call: callEndpoint,
    lyrics: createLoadLyrics(callEndpoint),
    artwork: createReadArtwork(cache),
    frames: createMeasureFrames(),
  }
}
