import type { Failure } from '../../contract/failure'
import { endpoints } from '../../contract/endpoints'
import type { CallEndpoint } from './tasks/call-endpoint'

/** Returns the log line for a failure (specification, point 8); null if it is not one of the transport. */
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

/** Returns the same function, which also logs each failure of the transport. */
export function logFailures(callEndpoint: CallEndpoint, log: (line: string) => void): CallEndpoint {
  return async (call, signal) => {
    const reply = await callEndpoint(call, signal)
    const text = reply.ok ? null : transportText(reply.failure)
    if (text !== null) log(`${endpoints[call.name].path}: ${text}`)
    return reply
  }
}
