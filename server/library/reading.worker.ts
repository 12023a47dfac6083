/* oxlint-disable unicorn/require-post-message-target-origin -- a thread of Node has no origin */
import { parentPort } from 'node:worker_threads'
import { readFilm } from '../videos/read-film'
import type { ReadingAnswer, ReadingTask } from './reading-task'
import { readSong } from './read-song'
import { readPicture, readTags } from './read-tags'
import { reasonOf } from './walk'
import { withDeadline } from './with-deadline'

const pictureLimitMs = 30_000

/** The other end of `createWorkerReader`: reads what it is told to, several files at a time. */
const carryOut = async (task: ReadingTask): Promise<ReadingAnswer> => {
  const { id } = task
  if (task.kind === 'song') return { id, song: await readSong(task.found, task.beside, readTags) }
  if (task.kind === 'film') return { id, film: await readFilm(task.found) }
  try {
    return {
      id,
      picture: await withDeadline(readPicture(task.path), pictureLimitMs, 'reading it took too long'),
    }
  } catch (error) {
    return { id, failed: reasonOf(error) }
  }
}

/** Says that this thread is not caught in a file. */
const pulse = () => parentPort?.postMessage('alive' satisfies ReadingAnswer)

parentPort?.on('message', (task: ReadingTask | 'ping') => {
  if (task === 'ping') return pulse()
  void carryOut(task).then((answer) => parentPort?.postMessage(answer))
})

pulse()
