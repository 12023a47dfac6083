import type { Page } from '../domain/catalogue/page'
import type { Failure } from '../domain/failure'
import { ok } from '../domain/result'
import type { Result } from '../domain/result'

/** A list that was asked for step by step, as far as it came. */
export interface Grown<T> {
  items: T[]
  /** Whether another step would bring more. */
  more: boolean
  /** Why the last step is missing; null when none is. */
  failure: Failure | null
}

interface Steps<P> {
  /** How many steps; of more than 100 the rest is left out. */
  count: number
  /** Asks for a step, from 0; the reply to the one before is for lists that go on from where that ended. */
  ask: (at: number, before: Promise<Result<P>> | undefined) => Promise<Result<P>>
  /** Whether rows follow those of a step. */
  goesOn: (page: P) => boolean
}

const most = 100

/**
 * The first steps of a list as one, each of its entries once. A step that fails ends it and says why; where the first
 * one does, there is no list. One that brings nothing new ends it too: a server may not know of steps.
 */
export async function loadSteps<P extends Page<{ id: number }>>({
  count,
  ask,
  goesOn,
}: Steps<P>): Promise<Result<Grown<P['items'][number]>>> {
  const replies: Promise<Result<P>>[] = []
  for (let at = 0; at < Math.min(count, most); at++) replies.push(ask(at, replies.at(-1)))

  const items = new Map<number, P['items'][number]>()
  let more = false
  for (const [at, reply] of replies.entries()) {
    const page = await reply
    if (!page.ok && at === 0) return page
    if (!page.ok) return ok({ items: [...items.values()], more: true, failure: page.failure })
    const known = items.size
    for (const item of page.value.items) items.set(item.id, item)
    more = items.size > known && goesOn(page.value)
    if (!more) break
  }
  return ok({ items: [...items.values()], more: more && replies.length < most, failure: null })
}
