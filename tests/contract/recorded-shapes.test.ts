import { describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '../../src/domain/endpoints'
import { ReplyCache } from '../../src/workers/core/reply-cache'
import { createCallEndpoint } from '../../src/workers/core/tasks/call-endpoint'
import type { EndpointCall } from '../../src/workers/rpc/tasks'
import { mp3File } from '../server/support/mp3-file'
import { uploadForm } from '../server/support/uploaded'
import { shared } from '../server/support/when-over'
import { faultsIn } from './recorded-shapes/faults-in'
import type { Recorded, Shape } from './recorded-shapes/recorded'
import { replyOf } from './recorded-shapes/reply-of'
import { scene } from './recorded-shapes/scene'
import { recordedShapes, unrecorded, unsent } from './recorded-shapes/shapes'

type Row = [name: keyof typeof recordedShapes, replies: readonly Recorded[]]

const rows = Object.entries(recordedShapes) as Row[]

const recording = () => mp3File({ frames: { TIT2: '一', TPE1: '二', TALB: '三' }, seed: 21 })

const never = new AbortController().signal

/** What the client makes of this body, from the status on. */
const read = (name: EndpointName, body: unknown, status: number) =>
  createCallEndpoint(
    () => Promise.resolve(new Response(JSON.stringify(body), { status })),
    new ReplyCache(() => 0),
  )({ name, params: {} } as unknown as EndpointCall, never)

const hasRows = (shape: Shape) => Object.keys(shape).some((path) => /^\w+(\.\w+)?\[\]/.test(path))

/** The lists that the client reads from a reply. */
const listsIn = (value: unknown): unknown[][] =>
  (Array.isArray(value) ? [value] : Object.values(value ?? {})).filter((inner) => Array.isArray(inner))

const taken = (result: Awaited<ReturnType<typeof read>>, shape: Shape) => {
  if (!result.ok) return 'failure'
  const lists = listsIn(result.value)
  return hasRows(shape) && lists.length > 0 && lists.flat().length === 0 ? 'nothing' : 'answer'
}

describe('recorded shapes', () => {
  const lived = shared(scene)

  it('are known of every row, or why they are not', () => {
    const known = [...Object.keys(recordedShapes), ...Object.keys(unrecorded)]
    expect(known.sort()).toEqual(Object.keys(endpoints).sort())
  })

  it.each(rows)('%s is answered in the shapes that were recorded', async (name, replies) => {
    const { ask, ids, cookies, send } = await lived()
    const { path } = endpoints[name]
    for (const { as = 'listener', file, given, shape, status = 200, code = 200 } of replies) {
      const cookie = as === 'leaver' ? cookies.leaver() : cookies[as]
      const reply = file
        ? await send(path, uploadForm(recording(), file))
        : await ask<Record<string, unknown>>(path, given?.(ids), cookie)
      const told = JSON.stringify(reply)
      expect(faultsIn(reply.body, shape, unsent), told).toEqual([])
      expect(reply.status, told).toBe(status)
      // a wrapped reply says inside what became of the call, and one row says nothing at all
      const said: unknown = reply.body['body'] ?? { code: 200, ...reply.body }
      expect(said).toMatchObject({ code })
    }
  })

  it.each(rows)('%s is read by the client with all that was recorded', async (name, replies) => {
    for (const { shape, code = 200, status = 200, means = 'answer' } of replies) {
      const result = await read(name, replyOf(shape, code, 'full'), status)
      expect(taken(result, shape), JSON.stringify(result)).toBe(means)
    }
  })

  it.each(rows)('%s is read where nothing is sent that may be absent', async (name, replies) => {
    for (const { shape, code = 200, status = 200, means } of replies)
      for (const fullness of ['nulls', 'missing'] as const) {
        const result = await read(name, replyOf(shape, code, fullness), status)
        expect(result.ok, `${fullness}: ${JSON.stringify(result)}`).toBe(means !== 'failure')
      }
  })
})
