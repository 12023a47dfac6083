import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Deviation } from './deviation'

/** Slices of a paced reply come that often. */
const sliceMs = 50

/** Sends on what the product gave, as that deviates; over when the reply is, or the browser has hung up. */
export async function deviantReply(
  given: IncomingMessage,
  reply: ServerResponse,
  deviation: Deviation,
): Promise<void> {
  const { body, status, type, headers, rangeless, afterMs = 0 } = deviation
  await pause(afterMs)
  if (body) {
    given.destroy()
    reply.writeHead(status ?? 200, { 'Content-Type': type ?? 'audio/mpeg', 'Content-Length': body.length })
    reply.end(body)
    return
  }
  const { start, size } = stretchOf(given)
  const end = Math.round(size * (deviation.endsAt ?? 1))
  const out = { ...given.headers }
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value === null) delete out[name]
    else out[name] = value
  }
  if (type) out['content-type'] = type
  if (rangeless) delete out['accept-ranges']
  if (deviation.endsAt !== undefined) {
    if (start >= end) {
      given.destroy()
      reply.writeHead(416, { 'Content-Range': `bytes */${end}` }).end()
      return
    }
    const last = Math.min(end, start + Number(given.headers['content-length']))
    out['content-length'] = String(last - start)
    if (out['content-range']) out['content-range'] = `bytes ${start}-${last - 1}/${end}`
  }
  reply.writeHead(status ?? given.statusCode ?? 200, out)
  await send(given, reply, { ...deviation, start, end, size })
}

interface Stretch {
  /** Bytes of the file before the first of the reply. */
  start: number
  /** Bytes of the whole file. */
  size: number
}

function stretchOf({ headers }: IncomingMessage): Stretch {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers['content-range'] ?? '') ?? []
  return { start: Number(start ?? 0), size: Number(size ?? headers['content-length'] ?? 0) }
}

async function send(
  given: IncomingMessage,
  reply: ServerResponse,
  { start, end, size, cutAt, hangsAt, bytesPerSecond = Infinity }: Stretch & Deviation & { end: number },
): Promise<void> {
  const breaksAt = cutAt ?? hangsAt
  const stop = breaksAt === undefined ? end : Math.min(end, Math.round(size * breaksAt))
  const slice = Math.max(1, Math.min(65_536, Math.round((bytesPerSecond * sliceMs) / 1000)))
  let at = start
  reply.flushHeaders()
  // what was asked for behind the break never begins
  for await (const part of given) {
    const bytes: Buffer = part
    for (let from = 0; from < bytes.length && at < stop && !reply.destroyed;) {
      const to = Math.min(bytes.length, from + slice, from + stop - at)
      if (!reply.write(bytes.subarray(from, to))) await drained(reply)
      at += to - from
      from = to
      if (bytesPerSecond < Infinity) await pause(sliceMs)
    }
    if (at >= stop || reply.destroyed) break
  }
  if (breaksAt === undefined || at < stop) reply.end()
  else if (cutAt !== undefined) setTimeout(() => reply.destroy(), 20)
}

function drained(reply: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    reply.once('drain', resolve)
    reply.once('close', resolve)
  })
}
