import { describe, expect, it } from 'vitest'
import { endpoints, type EndpointName } from '../../src/contract/endpoints'
import { ReplyCache } from '../../src/workers/core/reply-cache'
import { createCallEndpoint } from '../../src/workers/core/tasks/call-endpoint'
import type { EndpointCall } from '../../src/workers/rpc/tasks'
import { mp3File } from '../support/server/mp3-file'
import { uploadForm } from '../support/server/upload-file'
import { onceForFile } from '../support/server/after-tests'
import { shapeFaults } from './recorded-shapes/shape-faults'
import type { RecordedReply, Shape } from './recorded-shapes/recorded-reply'
import { sampleReply } from './recorded-shapes/sample-reply'
import { createLivedInServer } from './recorded-shapes/lived-in-server'
import { recordedShapes, unrecordedEndpoints, neverSentKeys } from './recorded-shapes/shapes'

type Row = [name: keyof typeof recordedShapes, replies: readonly RecordedReply[]]

const rows = Object.entries(recordedShapes) as Row[]

const recording = () => mp3File({ frames: { TIT2: '一', TPE1: '二', TALB: '三' }, seed: 21 })

const never = new AbortController().signal

/** Reads a reply as the client does. */
const read = (name: EndpointName, body: unknown, status: number) =>
  createCallEndpoint(
    () => Promise.resolve(new Response(JSON.stringify(body), { status })),
    new ReplyCache(() => 0),
  )({ name, params: {} } as unknown as EndpointCall, never)

const hasRows = (shape: Shape) => Object.keys(shape).some((path) => /^\w+(\.\w+)?\[\]/.test(path))

/** Collects the lists of a decoded reply. */
const listsIn = (value: unknown): unknown[][] =>
  (Array.isArray(value) ? [value] : Object.values(value ?? {})).filter((inner) => Array.isArray(inner))

const taken = (result: Awaited<ReturnType<typeof read>>, shape: Shape) => {
  if (!result.ok) return 'failure'
  const lists = listsIn(result.value)
  return hasRows(shape) && lists.length > 0 && lists.flat().length === 0 ? 'nothing' : 'answer'
}

describe('recorded shapes', () => {
  const lived = onceForFile(createLivedInServer)

  it('exist for every endpoint, or the reason why not', () => {
    const known = [...Object.keys(recordedShapes), ...Object.keys(unrecordedEndpoints)]
    expect(known.sort()).toEqual(Object.keys(endpoints).sort())
  })

  it.each(rows)('%s is answered by our server in the recorded shapes', async (name, replies) => {
    const { ask, ids, cookies, send } = await lived()
    const { path } = endpoints[name]
    for (const { as = 'listener', file, given, shape, status = 200, code = 200 } of replies) {
      const cookie = as === 'leaver' ? cookies.leaver() : cookies[as]
      const reply = file
        ? await send(path, uploadForm(recording(), file))
        : await ask<Record<string, unknown>>(path, given?.(ids), cookie)
      const told = JSON.stringify(reply)
      expect(shapeFaults(reply.body, shape, neverSentKeys), told).toEqual([])
      expect(reply.status, told).toBe(status)
      // a wrapped reply says inside what became of the call, and one row says nothing at all
      const said: unknown = reply.body['body'] ?? { code: 200, ...reply.body }
      expect(said).toMatchObject({ code })
    }
  })

  it.each(rows)('%s is decoded with every recorded key', async (name, replies) => {
    for (const { shape, code = 200, status = 200, means = 'answer' } of replies) {
      const result = await read(name, sampleReply(shape, code, 'full'), status)
      expect(taken(result, shape), JSON.stringify(result)).toBe(means)
    }
  })

  it.each(rows)('%s is decoded without its optional keys', async (name, replies) => {
    for (const { shape, code = 200, status = 200, means } of replies)
      for (const fullness of ['nulls', 'missing'] as const) {
        const result = await read(name, sampleReply(shape, code, fullness), status)
        expect(result.ok, `${fullness}: ${JSON.stringify(result)}`).toBe(means !== 'failure')
      }
  })
})
