import { endpoints } from '../../contract/endpoints'
import { tracePastSpan, type TraceColour } from '../../trace/trace'

/** What the browser measured of a request; in milliseconds of the thread's clock, 0 for what it does not tell. */
export type RequestTimes = Pick<
  PerformanceResourceTiming,
  'name' | 'fetchStart' | 'requestStart' | 'responseStart' | 'responseEnd'
>

interface RequestPhase {
  label: string
  startMs: number
  endMs: number
  colour: TraceColour
}

const apiPath = '/api'
const endpointPaths: ReadonlySet<string> = new Set(Object.values(endpoints).map(({ path }) => path))

/**
 * Returns the phases of the request of an endpoint: queued until a connection takes it, sent until the first byte of its
 * reply, received until the last one; one phase if there was no reply. Labels have the path of the endpoint, never its
 * parameters. Returns none for other addresses, such as covers.
 */
export function requestPhases(times: RequestTimes, ownOrigin: string): RequestPhase[] {
  // entries have their values on the prototype, so that no rest of them can be taken
  const { name, fetchStart, requestStart, responseStart, responseEnd } = times
  const { origin, pathname } = new URL(name)
  const path = pathname.slice(apiPath.length)
  if (origin !== ownOrigin || !pathname.startsWith(apiPath) || !endpointPaths.has(path)) return []
  if (requestStart === 0 || responseStart === 0)
    return [{ label: `${path}: no reply`, startMs: fetchStart, endMs: responseEnd, colour: 'error' }]
  return [
    { label: `${path}: queued`, startMs: fetchStart, endMs: requestStart, colour: 'primary-light' },
    { label: `${path}: sent`, startMs: requestStart, endMs: responseStart, colour: 'primary' },
    { label: `${path}: received`, startMs: responseStart, endMs: responseEnd, colour: 'primary-dark' },
  ]
}

/** Shows the requests of this thread on the track "API" from now on. */
export function traceRequests(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[])
      for (const { label, startMs, endMs, colour } of requestPhases(entry, self.location.origin))
        tracePastSpan('API', label, startMs, endMs, colour)
  })
  observer.observe({ type: 'resource' })
}
