import type { Failure } from '../../contract/failure'
import type { BreakCause } from '../../domain/playback/playback-effect'
import { traceSpan } from '../../trace/trace'
import type { DeckRoute } from './deck-output'

const requestTimeoutMs = 2500

interface Diagnosis {
  failure: Failure
  /** Whether the host answers but sends no CORS headers: then an element outside the graph could play the stream. */
  reroute: boolean
}

interface Reply {
  status: number
  type: string
  empty: boolean
}

/**
 * Finds out why a stream does not play. A media element reports the same code for a 403, a lost connection and an
 * unsupported format, so the probe requests the first two bytes. Remembers which hosts have to be played outside the
 * graph, for the life of the page.
 */
export class StreamProbe {
  private readonly plainOrigins = new Set<string>()
  private running = new AbortController()

  isPlainHost(url: string): boolean {
    return this.plainOrigins.has(originOf(url))
  }

  /**
   * Resolves within five seconds, to null if it was cancelled; never rejects. `route`: how the stream was played when it
   * broke. Cancels the diagnosis before.
   */
  async diagnose(url: string, cause: BreakCause, route: DeckRoute): Promise<Diagnosis | null> {
    this.cancel()
    const { signal } = (this.running = new AbortController())
    const startMs = performance.now()
    const { failure, reroute } = await diagnoseStream(url, cause, signal)
    if (signal.aborted) return null
    traceSpan('Network', `${cause}: ${failure.kind}`, startMs, 'error')
    if (!reroute || route === 'plain') return { failure, reroute: false }
    const origin = originOf(url)
    // addresses of this origin may redirect anywhere, so one of them says nothing about the next
    if (origin !== location.origin) this.plainOrigins.add(origin)
    return { failure, reroute }
  }

  cancel(): void {
    this.running.abort()
  }
}

function originOf(url: string): string {
  return URL.canParse(url, location.href) ? new URL(url, location.href).origin : ''
}

async function diagnoseStream(url: string, cause: BreakCause, signal: AbortSignal): Promise<Diagnosis> {
  if (!navigator.onLine && !url.startsWith('blob:')) return failedWith({ kind: 'offline' })
  const reply = await request(url, 'cors', signal)
  if (reply === 'timeout') return failedWith({ kind: 'timeout' })
  if (reply) return failedWith(judge(reply, cause))
  if (signal.aborted) return failedWith({ kind: 'aborted' })
  const opaque = await request(url, 'no-cors', signal)
  if (opaque === 'timeout') return failedWith({ kind: 'timeout' })
  return { failure: { kind: opaque ? 'unsupported' : 'offline' }, reroute: opaque !== null }
}

function failedWith(failure: Failure): Diagnosis {
  return { failure, reroute: false }
}

/** Resolves to null if there is no answer that the page may read. */
async function request(
  url: string,
  mode: RequestMode,
  signal: AbortSignal,
): Promise<Reply | 'timeout' | null> {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  const done = new AbortController()
  try {
    const response = await fetch(url, {
      mode,
      // what the browser has cached is as broken as what was played
      cache: 'reload',
      headers: mode === 'cors' ? { Range: 'bytes=0-1' } : {},
      signal: AbortSignal.any([signal, timeout, done.signal]),
    })
    const first = await response.body?.getReader().read()
    const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
    return { status: response.status, type, empty: mode === 'cors' && !first?.value?.length }
  } catch {
    return timeout.aborted ? 'timeout' : null
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
