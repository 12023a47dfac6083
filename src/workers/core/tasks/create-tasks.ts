import type { TaskHandlers } from '../../rpc/host'
import { ReplyCache } from '../reply-cache'
import { createCallEndpoint } from './call-endpoint'
import { createLoadLyrics } from './load-lyrics'
import { readArtwork } from './read-artwork'

/** The tasks of the core worker, sharing one reply cache. */
export function createTasks(): TaskHandlers {
  const callEndpoint = createCallEndpoint((address, init) => fetch(address, init), new ReplyCache(Date.now))
  return {
    call: callEndpoint,
    lyrics: createLoadLyrics(callEndpoint),
    artwork: readArtwork,
  }
}
