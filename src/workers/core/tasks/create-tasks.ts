import { ok } from '../../../contract/result'
import type { TaskHandlers } from '../../rpc/host'
import { logFailures } from '../log-failures'
import { OwnLibrary } from '../own-library'
import { ReplyCache } from '../reply-cache'
import type { RowNames } from '../reply-cache'
import type { Fetch } from '../request'
import { createCallEndpoint } from './call-endpoint'
import { createLoadLyrics } from './load-lyrics'
import { createMeasureFrames } from './measure-frames'
import { createReadArtwork } from './read-artwork'
import { lazyKeptTasks } from './kept-tasks'
import { createUploadFile } from './upload-file'

/**
 * Creates the tasks of the core worker. They share one reply cache; `changes` connects it with those of other tabs.
 * @param headers returns further headers of each call
 */
export function createTasks(
  changes: BroadcastChannel,
  headers: () => [string, string][] = () => [],
): TaskHandlers {
  const send: Fetch = (address, init) => {
    const all = new Headers(init.headers)
    for (const [name, value] of headers()) all.set(name, value)
    return fetch(address, { ...init, headers: all })
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const cache = new ReplyCache(Date.now, (rows) => changes.postMessage(rows))
  changes.addEventListener('message', ({ data }: MessageEvent<RowNames>) => cache.evict(data))
  const ownLibrary = new OwnLibrary()
  const logged = logFailures(
    createCallEndpoint(ownLibrary.watch(send), cache),
    // oxlint-disable-next-line no-console -- the specification wants failures of the transport here
    (line) => console.warn(line),
  )
  const callEndpoint = ownLibrary.guard(logged)
  return {
    call: callEndpoint,
    forget: async () => {
      cache.invalidate('everything')
      return ok(null)
    },
    lyrics: createLoadLyrics(callEndpoint),
    artwork: createReadArtwork(cache),
    frames: createMeasureFrames(),
    ...lazyKeptTasks(),
    upload: createUploadFile(() => new XMLHttpRequest(), cache),
  }
}
