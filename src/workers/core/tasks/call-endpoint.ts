import type { Endpoint } from '../../../contract/endpoint'
import type { EndpointReplies } from '../../../contract/endpoint-replies'
import { endpoints } from '../../../contract/endpoints'
import type { Failure } from '../../../contract/failure'
import { ok } from '../../../contract/result'
import type { Result } from '../../../contract/result'
import { traceSpan } from '../../../trace/trace'
import type { EndpointCall } from '../../rpc/tasks'
import { codeOf } from '../code-of'
import { decoders } from '../decoders/decoders'
import type { ReplyCache } from '../reply-cache'
import { request } from '../request'
import type { Fetch } from '../request'

type Reply = EndpointReplies[EndpointCall['name']]

export type CallEndpoint = (call: EndpointCall, signal: AbortSignal) => Promise<Result<Reply>>

function keyOf({ name, params, language }: EndpointCall): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${language ?? ''} ${JSON.stringify(sorted)}`
}

/** Whether the call may have changed something: false only if the reply says that it did not. */
function mayHaveChanged({ changedCodes }: Endpoint, answer: Result<unknown>): boolean {
  const code = answer.ok ? codeOf(answer.value) : undefined
  return !changedCodes || typeof code !== 'number' || changedCodes.includes(code)
}

/** Whether the server has nothing for the caller, or denies it. */
function isRefusal(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status < 500
  return ['notFound', 'loginNeeded', 'code'].includes(failure.kind)
}

/**
 * Creates the function that calls endpoints. A fresh reply comes from the cache; any other is requested, decoded and
 * cached. A call that changes something invalidates the endpoints that it names, even if it fails: the server may have
 * done it all the same.
 */
export function createCallEndpoint(fetch: Fetch, cache: ReplyCache): CallEndpoint {
  /** The id of the listener, as the server last said; undefined until then. */
  let listener: number | null | undefined
  return async (call, signal) => {
    const endpoint: Endpoint = endpoints[call.name]
    const key = keyOf(call)
    const known = cache.get(key)
    if (known !== undefined) return ok(known as Reply)
    const { epoch } = cache
    let answer = await request(fetch, endpoint, call.params, signal, call.language)
    // a private list of the listener has no public view
    if (endpoint.anonymous && listener !== null && !answer.ok && isRefusal(answer.failure)) {
      const { anonymous: _, ...asListener } = endpoint
      answer = await request(fetch, asListener, call.params, signal, call.language)
    }
    if (endpoint.makesStale && mayHaveChanged(endpoint, answer)) cache.invalidate(endpoint.makesStale)
    if (!answer.ok) return answer
    const startMs = performance.now()
    const decoded: Result<Reply> = decoders[call.name](answer.value)
    traceSpan('API', `${endpoint.path}: decoded`, startMs, decoded.ok ? 'tertiary' : 'error')
    if (decoded.ok && call.name === 'loginStatus') {
      const told = (decoded.value as EndpointReplies['loginStatus'])?.userId ?? null
      // another tab has logged in or out, or the login has ended: the cached replies are somebody else's
      if (listener !== undefined && told !== listener) cache.invalidate('everything')
      listener = told
    }
    if (decoded.ok && cache.epoch === epoch) cache.set(key, decoded.value, endpoint.freshSeconds ?? 0)
    return decoded
  }
}
