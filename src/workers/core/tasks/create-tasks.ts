import type { TaskHandlers } from '../../rpc/host'
import { logFailures } from '../log-failures'
import { ReplyCache } from '../reply-cache'
import type { Rows } from '../reply-cache'
import { createCallEndpoint } from './call-endpoint'
import { createLoadLyrics } from './load-lyrics'
import { createMeasureFrames } from './measure-frames'
import { createReadArtwork } from './read-artwork'
import { createUploadFile } from './upload-file'

/** The tasks of the core worker, sharing one reply cache, which hears on `changes` what other tabs make untrue. */
export function createTasks(changes: BroadcastChannel): TaskHandlers {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const cache = new ReplyCache(Date.now, (rows) => changes.postMessage(rows))
  changes.addEventListener('message', ({ data }: MessageEvent<Rows>) => cache.drop(data))
  const callEndpoint = logFailures(
    createCallEndpoint((address, init) => fetch(address, init), cache),
    // oxlint-disable-next-line no-console -- where the specification wants failures of the transport
    (line) => console.warn(line),
  )
  return {
    call: callEndpoint,
    lyrics: createLoadLyrics(callEndpoint),
    artwork: createReadArtwork(cache),
    frames: createMeasureFrames(),
    upload: createUploadFile(() => new XMLHttpRequest(), cache),
  }
}
