import type { Endpoint } from '../../../domain/endpoint'
import type { EndpointReplies } from '../../../domain/endpoint-replies'
import { endpoints } from '../../../domain/endpoints'
import type { Failure } from '../../../domain/failure'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { EndpointCall } from '../../rpc/tasks'
import { codeOf } from '../code-of'
import { decoders } from '../decoders/decoders'
import type { ReplyCache } from '../reply-cache'
import { request } from '../request'
import type { Fetch } from '../request'

type Reply = EndpointReplies[EndpointCall['name']]

export type CallEndpoint = (call: EndpointCall, signal: AbortSignal) => Promise<Result<Reply>>

function keyOf({ name, params }: EndpointCall): string {
  const sorted = Object.entries(params).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(sorted)}`
}

/** False only where the reply itself says that nothing was changed. */
function mayHaveChanged({ changedCodes }: Endpoint, answer: Result<unknown>): boolean {
  const code = answer.ok ? codeOf(answer.value) : undefined
  return !changedCodes || typeof code !== 'number' || changedCodes.includes(code)
}

/** Whether a server knows of nothing for the one who asks, or keeps it from them. */
function isRefusal(failure: Failure): boolean {
  if (failure.kind === 'status') return failure.status < 500
  return ['notFound', 'loginNeeded', 'code'].includes(failure.kind)
}

/**
 * A call of the endpoint table: from the cache while fresh, else asked, decoded and kept. A call that changes
 * something makes what is kept of the rows it names stale, even when it fails: it may have been heard all the same.
 */
export function createCallEndpoint(fetch: Fetch, cache: ReplyCache): CallEndpoint {
  /** Who listens, as last told; undefined until it was. */
  let listener: number | null | undefined
  return async (call, signal) => {
    const endpoint: Endpoint = endpoints[call.name]
    const key = keyOf(call)
    const known = cache.get(key)
    if (known !== undefined) return ok(known as Reply)
    const { epoch } = cache
    let answer = await request(fetch, endpoint, call.params, signal)
    // a listener's own private list has no public view
    if (endpoint.anonymous && listener !== null && !answer.ok && isRefusal(answer.failure)) {
      const { anonymous: _, ...asListener } = endpoint
      answer = await request(fetch, asListener, call.params, signal)
    }
    if (endpoint.makesStale && mayHaveChanged(endpoint, answer)) cache.forget(endpoint.makesStale)
    if (!answer.ok) return answer
    const decoded: Result<Reply> = decoders[call.name](answer.value)
    if (decoded.ok && call.name === 'loginStatus') {
      const told = (decoded.value as EndpointReplies['loginStatus'])?.userId ?? null
      // another tab has logged in or out, or the login has ended: what is kept is somebody else's
      if (listener !== undefined && told !== listener) cache.forget('everything')
      listener = told
    }
    if (decoded.ok && cache.epoch === epoch) cache.set(key, decoded.value, endpoint.freshSeconds ?? 0)
    return decoded
  }
}
