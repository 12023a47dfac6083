import type { Result } from '../../contract/result'
import type { TaskName, Tasks } from './tasks'

/** What `done` counts depends on the task. */
export type ProgressListener = (id: number, done: number) => void

/**
 * What the worker exposes through Comlink: an envelope around the tasks. Comlink alone can neither cancel a call nor
 * carry failures as data.
 */
export interface HostProtocol {
  /** `id` is chosen by the caller and unique among its pending calls. */
  run: <T extends TaskName>(
    id: number,
    task: T,
    input: Tasks[T]['input'],
  ) => Promise<Result<Tasks[T]['output']>>
  /** Aborts a pending call, whose result becomes `aborted`; unknown ids are ignored. */
  cancel: (id: number) => void
  /** Reports the progress of calls to `onProgress`, by the id of the call. */
  listen: (onProgress: ProgressListener) => void
  /** Answers at once unless the worker's event loop is blocked. */
  ping: () => true
}
