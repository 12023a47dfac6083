import type { Failure } from '../../domain/failure'
import type { BreakCause } from '../../domain/playback/playback-effect'

const probeDeadlineMs = 2500

export interface Diagnosis {
  failure: Failure
  /** The host answers but sends no CORS headers: an element outside the graph could play it. */
  reroute: boolean
}

/**
 * Why a stream does not play. The element gives the same code for a 403, a lost connection and a foreign format,
 * so this asks for the first two bytes. Never rejects, and answers within five seconds.
 */
export async function diagnoseStream(
  url: string,
  cause: BreakCause,
  signal: AbortSignal,
): Promise<Diagnosis> {
  if (!navigator.onLine && !url.startsWith('blob:')) return fails({ kind: 'offline' })
  const reply = await probe(url, 'cors', signal)
  if (reply === 'late') return fails({ kind: 'timeout' })
  if (reply) return fails(judge(reply, cause))
  if (signal.aborted) return fails({ kind: 'aborted' })
  const opaque = await probe(url, 'no-cors', signal)
  if (opaque === 'late') return fails({ kind: 'timeout' })
  return { failure: { kind: opaque ? 'unsupported' : 'offline' }, reroute: opaque !== null }
}

function fails(failure: Failure): Diagnosis {
  return { failure, reroute: false }
}

interface Reply {
  status: number
  type: string
  empty: boolean
}

/** Null when there is no answer that a page may read. */
async function probe(url: string, mode: RequestMode, signal: AbortSignal): Promise<Reply | 'late' | null> {
  const late = AbortSignal.timeout(probeDeadlineMs)
  const done = new AbortController()
  try {
    const response = await fetch(url, {
      mode,
      // what the browser has kept of it is as broken as what was played
      cache: 'reload',
      headers: mode === 'cors' ? { Range: 'bytes=0-1' } : {},
      signal: AbortSignal.any([signal, late, done.signal]),
    })
    const first = await response.body?.getReader().read()
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    return { status: response.status, type, empty: mode === 'cors' && !first?.value?.length }
  } catch {
    return late.aborted ? 'late' : null
  } finally {
    done.abort()
  }
}

function judge({ status, type, empty }: Reply, cause: BreakCause): Failure {
  if (status === 403 || status === 404 || status === 410) return { kind: 'noStream' }
  if (status < 200 || status > 299) return { kind: 'status', status, message: null }
  if (empty) return { kind: 'malformed', detail: 'empty audio file' }
  if (/^text\/(html|xml)$|json$/.test(type)) return { kind: 'malformed', detail: `${type} instead of audio` }
  if (cause === 'stall') return { kind: 'timeout' }
  if (/^(audio|video)\//.test(type) && new Audio().canPlayType(type) === '') return { kind: 'unsupported' }
  return { kind: 'malformed', detail: `undecodable ${type || 'data'}` }
}
