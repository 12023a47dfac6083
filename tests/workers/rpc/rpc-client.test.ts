import { expose, proxy, wrap } from 'comlink'
import { afterEach, describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Connection } from '../../../src/workers/rpc/connection'
import { createHost } from '../../../src/workers/rpc/host'
import type { TaskHandlers } from '../../../src/workers/rpc/host'
import type { HostProtocol } from '../../../src/workers/rpc/host-protocol'
import { RpcClient } from '../../../src/workers/rpc/rpc-client'
import { createDeferred } from '../../support/deferred'
import { ManualSystem } from '../../support/manual-system'

const artwork = { palette: [], backdrop: null }
const wanted = { coverUrl: '/cover.jpg' }

interface Line {
  connection: Connection
  die: () => void
  closed: boolean
}

/** A worker's two ends on one thread: a bare MessageChannel with Comlink over it. */
function openLine(handlers: Partial<TaskHandlers>, bugs: unknown[] = []): Line {
  const { port1, port2 } = new MessageChannel()
  const unused = () => Promise.resolve(failed({ kind: 'notFound' }))
  const tasks = {
    call: unused,
    forget: unused,
    lyrics: unused,
    artwork: unused,
    frames: unused,
    keepSong: unused,
    keptSizes: unused,
    keepCovers: unused,
    upload: unused,
    ...handlers,
  }
  const host = createHost(tasks, (bug) => bugs.push(bug))
  expose(host, port1)
  const remote = wrap<HostProtocol>(port2)
  const listeners: (() => void)[] = []
  const line: Line = {
    closed: false,
    die: () => listeners.forEach((listener) => listener()),
    connection: {
      remote,
      listen: (hear) => void remote.listen(proxy(hear)),
      onDeath: (listener) => listeners.push(listener),
      close: () => {
        line.closed = true
        port1.close()
        port2.close()
      },
    },
  }
  return line
}

const never = () => new Promise<never>(() => {})
const lines: Line[] = []

function clientOf(handlers: Partial<TaskHandlers>, bugs: unknown[] = []) {
  const system = new ManualSystem()
  const opened: Line[] = []
  const client = new RpcClient(() => {
    const line = openLine(handlers, bugs)
    opened.push(line)
    lines.push(line)
    return line.connection
  }, system)
  return { client, system, opened }
}

afterEach(() => {
  for (const line of lines.splice(0)) if (!line.closed) line.connection.close()
})

describe('RpcClient', () => {
  it('returns what the worker answers, failures included', async () => {
    const { client } = clientOf({
      artwork: async () => ok(artwork),
      lyrics: async () => failed({ kind: 'status', status: 503, message: '稍后再试' }),
    })
    expect(await client.run('artwork', wanted)).toEqual(ok(artwork))
    expect(await client.run('lyrics', { trackId: 1 })).toEqual(
      failed({ kind: 'status', status: 503, message: '稍后再试' }),
    )
  })

  it('settles a cancelled call at once and makes the task itself stop', async () => {
    const stopped = createDeferred()
    const started = createDeferred()
    const { client } = clientOf({
      artwork: (_input, signal) => {
        started.resolve()
        signal.addEventListener('abort', () => stopped.resolve())
        return never()
      },
    })
    const controller = new AbortController()
    const call = client.run('artwork', wanted, controller.signal)
    await started.promise
    controller.abort()
    expect(await call).toEqual(failed({ kind: 'aborted' }))
    await stopped.promise
  })

  it('does not start a worker for a call that was cancelled before', async () => {
    const { client, opened } = clientOf({})
    const controller = new AbortController()
    controller.abort()
    expect(await client.run('artwork', wanted, controller.signal)).toEqual(failed({ kind: 'aborted' }))
    expect(opened).toHaveLength(0)
  })

  it('ignores the late answer to a cancelled call', async () => {
    const answer = createDeferred()
    const { client } = clientOf({ artwork: () => answer.promise.then(() => ok(artwork)) })
    const controller = new AbortController()
    const stale = client.run('artwork', wanted, controller.signal)
    controller.abort()
    answer.resolve()
    expect(await stale).toEqual(failed({ kind: 'aborted' }))
    expect(await client.run('artwork', wanted)).toEqual(ok(artwork))
  })

  it('settles every pending call when the worker dies, and starts another for the next', async () => {
    let answers = false
    const { client, opened } = clientOf({ artwork: () => (answers ? Promise.resolve(ok(artwork)) : never()) })
    const calls = [client.run('artwork', wanted), client.run('artwork', wanted)]
    opened[0]?.die()
    expect(await Promise.all(calls)).toEqual([failed({ kind: 'crashed' }), failed({ kind: 'crashed' })])
    expect(opened[0]?.closed).toBe(true)
    answers = true
    expect(await client.run('artwork', wanted)).toEqual(ok(artwork))
    expect(opened).toHaveLength(2)
  })

  it('drops a worker that hangs, but only while something is pending', async () => {
    const { client, system, opened } = clientOf({ artwork: never })
    const call = client.run('artwork', wanted)
    expect(system.pendingTimers).toBe(1)
    opened[0]?.connection.close() // nobody answers from here on, as in an endless loop
    system.advance(2_500)
    system.advance(5_000)
    expect(await call).toEqual(failed({ kind: 'crashed' }))
    expect(system.pendingTimers).toBe(0)
  })

  it('reports the progress of each call, and nothing once it is cancelled', async () => {
    const ends = [createDeferred(), createDeferred()]
    const { client } = clientOf({
      upload: async ({ file }, _signal, progress) => {
        progress(file.size)
        await ends[0]?.promise
        progress(file.size + 1)
        await ends[1]?.promise
        return ok({ refused: 'empty' })
      },
    })
    const heard: string[] = []
    const upload = (name: string, size: number, signal?: AbortSignal) =>
      client.run('upload', { file: { name, size } }, signal, (done) => heard.push(`${name} ${done}`))
    const cancelled = new AbortController()
    const calls = [upload('a', 10), upload('b', 20, cancelled.signal), upload('c', 30)]
    await expect.poll(() => heard).toEqual(['a 10', 'b 20', 'c 30'])
    cancelled.abort()
    ends[0]?.resolve()
    await expect.poll(() => heard).toEqual(['a 10', 'b 20', 'c 30', 'a 11', 'c 31'])
    ends[1]?.resolve()
    expect(await Promise.all(calls)).toEqual([
      ok({ refused: 'empty' }),
      failed({ kind: 'aborted' }),
      ok({ refused: 'empty' }),
    ])
  })

  it('answers an exception in a task as a crash of that call alone, and reports the bug', async () => {
    const bugs: unknown[] = []
    const bug = new Error('a bug')
    const { client, opened } = clientOf(
      {
        artwork: async () => ok(artwork),
        lyrics: async () => {
          throw bug
        },
      },
      bugs,
    )
    expect(await client.run('lyrics', { trackId: 1 })).toEqual(failed({ kind: 'crashed' }))
    expect(await client.run('artwork', wanted)).toEqual(ok(artwork))
    expect(bugs).toEqual([bug])
    expect(opened).toHaveLength(1)
  })

  it('settles pending calls on dispose', async () => {
    const { client } = clientOf({ artwork: never })
    const call = client.run('artwork', wanted)
    client.dispose()
    expect(await call).toEqual(failed({ kind: 'crashed' }))
  })
})
