import { endpoints } from '../../../domain/endpoints'
import type { EndpointReplies } from '../../../domain/endpoints'
import { ok } from '../../../domain/result'
import type { Result } from '../../../domain/result'
import type { EndpointCall } from '../../rpc/tasks'
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

/** A call of the endpoint table: from the cache while fresh, else asked, decoded and kept. */
export function createCallEndpoint(fetch: Fetch, cache: ReplyCache): CallEndpoint {
  return async (call, signal) => {
    const endpoint = endpoints[call.name]
    const key = keyOf(call)
    const known = cache.get(key)
    if (known !== undefined) return ok(known as Reply)
    const answer = await request(fetch, endpoint, call.params, signal)
    if (!answer.ok) return answer
    const decoded: Result<Reply> = decoders[call.name](answer.value)
    if (decoded.ok) cache.set(key, decoded.value, endpoint.freshSeconds)
    return decoded
  }
}
