import type { Result } from '../../domain/result'
import type { TaskName, Tasks } from './tasks'

/** What `done` counts is the task's own matter. */
export type HearProgress = (id: number, done: number) => void

/**
 * What the worker exposes through Comlink: an envelope round the tasks,
 * because Comlink alone neither cancels nor carries failures as data.
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
  /** Calls back from then on with how far a call that tells of it has come, by the call's id. */
  listen: (hear: HearProgress) => void
  /** Answers at once while the worker's event loop turns. */
  ping: () => true
}
