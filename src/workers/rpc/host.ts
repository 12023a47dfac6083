import { failed } from '../../domain/result'
import type { Result } from '../../domain/result'
import type { HearProgress, HostProtocol } from './host-protocol'
import type { TaskName, Tasks } from './tasks'

/** The code behind each task. It answers `aborted` itself once its signal is aborted, and may tell how far it has come. */
export type TaskHandlers = {
  [T in TaskName]: (
    input: Tasks[T]['input'],
    signal: AbortSignal,
    progress: (done: number) => void,
  ) => Promise<Result<Tasks[T]['output']>>
}

/** The worker's end of the envelope. An exception in a task is a bug: reported, and answered as `crashed`. */
export function createHost(handlers: TaskHandlers, report: (bug: unknown) => void): HostProtocol {
  const pending = new Map<number, AbortController>()
  let tell: HearProgress | null = null

  return {
    async run(id, task, input) {
      const controller = new AbortController()
      pending.set(id, controller)
      try {
        const result = await handlers[task](input, controller.signal, (done) => tell?.(id, done))
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
    listen(hear) {
      tell = hear
    },
    ping: () => true,
  }
}
