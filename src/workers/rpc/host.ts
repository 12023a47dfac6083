import { failed } from '../../contract/result'
import type { Result } from '../../contract/result'
import { traceSpan, type TraceColour } from '../../trace/trace'
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

/**
 * Creates the worker's end of the envelope. An exception in a task is a bug: it is reported and answered as `crashed`.
 * Each call is a span on the track "Core worker".
 */
export function createHost(handlers: TaskHandlers, report: (bug: unknown) => void): HostProtocol {
  const pending = new Map<number, AbortController>()
  let onProgress: ProgressListener | null = null

  return {
    async run(id, task, input) {
      const controller = new AbortController()
      pending.set(id, controller)
      const startMs = performance.now()
      let colour: TraceColour = 'error'
      try {
        const result = await handlers[task](input, controller.signal, (done) => onProgress?.(id, done))
        const { aborted } = controller.signal
        colour = aborted ? 'primary-light' : result.ok ? 'primary' : 'error'
        return aborted ? failed({ kind: 'aborted' }) : result
      } catch (bug) {
        report(bug)
        return failed({ kind: 'crashed' })
      } finally {
        pending.delete(id)
        traceSpan('Core worker', labelOf(task, input), startMs, colour)
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

/** Returns the name of a call in traces. */
function labelOf(task: TaskName, input: Tasks[TaskName]['input']): string {
  return input !== null && 'name' in input ? `${task} ${input.name}` : task
}
