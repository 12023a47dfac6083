import { failed, ok } from '../../domain/result'
import type { Result } from '../../domain/result'

interface Sent {
  status: number
  text: string
}

export interface SendFormOptions {
  timeoutMs: number
  signal: AbortSignal
  /** Bytes of the whole form that have left. */
  onProgress: (sentBytes: number) => void
}

/**
 * Posts a form; whatever is answered, refusals too, comes as it is. By `XMLHttpRequest`, since `fetch` does not tell how
 * much has left.
 */
export function sendForm(
  open: () => XMLHttpRequest,
  address: string,
  form: FormData,
  { timeoutMs, signal, onProgress }: SendFormOptions,
): Promise<Result<Sent>> {
  if (signal.aborted) return Promise.resolve(failed({ kind: 'aborted' }))
  return new Promise((resolve) => {
    const request = open()
    const abort = () => request.abort()
    const settle = (result: Result<Sent>) => {
      signal.removeEventListener('abort', abort)
      resolve(result)
    }
    request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
    request.addEventListener('load', () => settle(ok({ status: request.status, text: request.responseText })))
    request.addEventListener('error', () => settle(failed({ kind: 'offline' })))
    request.addEventListener('timeout', () => settle(failed({ kind: 'timeout' })))
    request.addEventListener('abort', () => settle(failed({ kind: 'aborted' })))
    signal.addEventListener('abort', abort, { once: true })
    request.open('POST', address)
    request.timeout = timeoutMs
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
    request.send(form)
  })
}
