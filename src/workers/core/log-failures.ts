import type { Failure } from '../../domain/failure'
import { endpoints } from '../../domain/endpoints'
import type { CallEndpoint } from './tasks/call-endpoint'

/** What a developer reads of a failed call (specification, point 8); null for what is no failure of the transport. */
export function transportText(failure: Failure): string | null {
  switch (failure.kind) {
    case 'loginNeeded':
      return 'request redirected'
    case 'notFound':
      return 'requested resource does not exist'
    case 'status':
      if (failure.status === 401) return failure.message ?? 'no permission to access'
      if (failure.status === 500) return 'internal server error'
      return 'request failed, please try again later'
    case 'offline':
    case 'timeout':
      return 'request failed, please try again later'
    case 'aborted':
    case 'code':
    case 'malformed':
    case 'noStream':
    case 'tooLarge':
    case 'crashed':
    case 'unsupported':
      return null
  }
}

/** Calls as they are, each failure of the transport told to `log` besides; the answer stays what it was. */
export function logFailures(callEndpoint: CallEndpoint, log: (line: string) => void): CallEndpoint {
  return async (call, signal) => {
    const reply = await callEndpoint(call, signal)
    const text = reply.ok ? null : transportText(reply.failure)
    if (text !== null) log(`${endpoints[call.name].path}: ${text}`)
    return reply
  }
}
