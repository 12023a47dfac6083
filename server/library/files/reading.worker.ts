/* oxlint-disable unicorn/require-post-message-target-origin -- a thread of Node has no origin */
import { parentPort } from 'node:worker_threads'
import { readVideo } from './read-video'
import type { ReaderReply, ReaderTask } from './reading-task'
import { readSong } from './read-song'
import { readPicture, readTags } from './read-tags'
import { ioErrorReason } from './walk-folder'
import { withTimeout } from './with-timeout'

const pictureLimitMs = 30_000

/** The thread behind `createWorkerReader`. Reads several files at a time. */
const carryOut = async (task: ReaderTask): Promise<ReaderReply> => {
  const { id } = task
  if (task.kind === 'song') return { id, song: await readSong(task.found, task.sidecars, readTags) }
  if (task.kind === 'video') return { id, video: await readVideo(task.found) }
  try {
    return {
      id,
      picture: await withTimeout(readPicture(task.path), pictureLimitMs, 'reading it took too long'),
    }
  } catch (error) {
    return { id, failed: ioErrorReason(error) }
  }
}

/** Shows that this thread does not hang. */
const pulse = () => parentPort?.postMessage('alive' satisfies ReaderReply)

parentPort?.on('message', (task: ReaderTask | 'ping') => {
  if (task === 'ping') return pulse()
  void carryOut(task).then((answer) => parentPort?.postMessage(answer))
})

pulse()
