import type { Failure } from '../contract/failure'
import type { TextKey } from './text-key'

interface FailureText {
  key: TextKey
  values: Record<string, string>
}

/** Returns the text for a failure. A message of the server is passed as a value, so that it stays plain text. */
export function failureText(failure: Failure): FailureText {
  switch (failure.kind) {
    case 'status':
      return { key: 'failure.status', values: { status: String(failure.status) } }
    case 'code':
      return { key: 'failure.code', values: { message: failure.message ?? String(failure.code) } }
    case 'aborted':
    case 'offline':
    case 'timeout':
    case 'malformed':
    case 'loginNeeded':
    case 'notFound':
    case 'noStream':
    case 'tooLarge':
    case 'crashed':
    case 'unsupported':
      return { key: `failure.${failure.kind}`, values: {} }
  }
}
