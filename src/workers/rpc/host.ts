import { failed } from '../../contract/result'
import type { Result } from '../../contract/result'
import type { ProgressListener, HostProtocol } from './host-protocol'
import type { TaskName, Tasks } from './tasks'

/** The implementation of each task. It should stop when its signal is aborted, and may report progress. */
export type TaskHandlers = {
  [T in TaskName]: (
    input: Tasks[T]['input'],
    signal: AbortSignal,
    progress: (done: number) => void,
  ) => Promise<Result<Tasks[T]['output']>>
}

/** Creates the worker's end of the envelope. An exception in a task is a bug: it is reported and answered as `crashed`. */
export function createHost(handlers: TaskHandlers, report: (bug: unknown) => void): HostProtocol {
  const pending = new Map<number, AbortController>()
  let onProgress: ProgressListener | null = null

  return {
    async run(id, task, input) {
      const controller = new AbortController()
      pending.set(id, controller)
      try {
        const result = await handlers[task](input, controller.signal, (done) => onProgress?.(id, done))
        return controller.signal.aborted ? failed({ kind: 'aborted' }) : result
      } catch (bug) {
        report(bug)
        return failed({ kind: 'crashed' })
      } finally {
        pending.delete(id)
      }
    },
    cancel(id) {
      pending.get(id)?.abort()
    },
    listen(listener) {
      onProgress = listener
    },
    ping: () => true,
  }
}
