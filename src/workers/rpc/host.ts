import { failed } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { HostProtocol } from './host-protocol'
import type { TaskName, Tasks } from './tasks'

/** The code behind each task. It answers `aborted` itself once its signal is aborted. */
export type TaskHandlers = {
  [T in TaskName]: (input: Tasks[T]['input'], signal: AbortSignal) => Promise<Result<Tasks[T]['output']>>
}

/** The worker's end of the envelope. An exception in a task is a bug: reported, and answered as `crashed`. */
export function createHost(handlers: TaskHandlers, report: (bug: unknown) => void): HostProtocol {
  const pending = new Map<number, AbortController>()

  return {
    async run(id, task, input) {
      const controller = new AbortController()
      pending.set(id, controller)
      try {
        const result = await handlers[task](input, controller.signal)
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
    ping: () => true,
  }
}
