import { failed, ok } from '../../contract/result'
import type { Result } from '../../contract/result'

interface FormReply {
  status: number
  text: string
}

export interface SendFormOptions {
  timeoutMs: number
  signal: AbortSignal
  headers: Readonly<Record<string, string>>
  /** Called with the bytes of the whole form that were sent. */
  onProgress: (sentBytes: number) => void
}

/**
 * Posts a form. Returns the reply as it is, errors of the server included. Uses `XMLHttpRequest`, since `fetch` reports
 * no upload progress.
 */
export function sendForm(
  open: () => XMLHttpRequest,
  address: string,
  form: FormData,
  { timeoutMs, signal, headers, onProgress }: SendFormOptions,
): Promise<Result<FormReply>> {
  if (signal.aborted) return Promise.resolve(failed({ kind: 'aborted' }))
  return new Promise((resolve) => {
    const request = open()
    const abort = () => request.abort()
    const settle = (result: Result<FormReply>) => {
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
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.send(form)
  })
}
