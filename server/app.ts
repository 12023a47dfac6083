import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '../src/domain/endpoint'
import { endpoints, type EndpointName } from '../src/domain/endpoints'
import { callerOf } from './accounts/caller'
import type { CoverStore } from './covers/cover-store'
import type { Body } from './handlers/handler'
import { givenInAddress, readGiven } from './handlers/read-given'
import { readParams } from './handlers/read-params'
import { handlers } from './handlers/registry'
import { printable } from './library/printable'
import { localRoutes, type Peered } from './local/local-routes'
import { mediaRoutes } from './media/media-routes'
import type { Services } from './services'
import { isNoCall } from './site/guard'
import { httpStatusOf } from './wire/http-status'
import { failed, json, notFound } from './wire/json-reply'

const isEndpoint = (name: string): name is EndpointName => name in endpoints

const maxBodyBytes = 64 * 1024

/** Further paths on which the field's servers answer a row. */
const otherPaths: Partial<Record<EndpointName, readonly string[]>> = {
  // What the specification's `/personalized/{type}` becomes without a type.
  personalized: ['/personalized/null', '/personalized/undefined'],
  // older clients ask for an address and for words by these, which answer with less of the same
  songUrl: ['/song/url'],
  lyric: ['/lyric'],
}

const needsLogin: Body = { code: 301, msg: '需要登录', message: null }

/**
 * The embedded backend under `/api`: JSON by the endpoint table, media, and a few pages. Listens to nothing itself.
 * @param host the address that is listened on
 */
export function createApp(services: Services, covers: CoverStore, host: string): Hono<Peered> {
  const { library, attendance, log } = services

  const answer = async (name: EndpointName, { req: { raw: request } }: HonoContext): Promise<Response> => {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.makesStale && isNoCall(request)) return failed(403, 'Forbidden')
    const given = endpoint.method === 'POST' ? givenInAddress(request) : await readGiven(request)
    const params = readParams(endpoint.params, given)
    if (!params) return notFound()
    const { listener, tokens } = callerOf(services, request, given)
    if (endpoint.login && !listener) return json(needsLogin, httpStatusOf(needsLogin['code'], name))
    if (listener) attendance.note(listener.id)
    const headers = new Headers()
    const context = {
      ...services,
      library: { ...library, songs: library.songs.seenBy(listener?.id ?? null) },
      listener,
      tokens,
      request,
      setCookie: (line: string) => headers.append('Set-Cookie', line),
      setHeader: (name: string, value: string) => headers.set(name, value),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the rules of the handler's own row
    const body: Body = await handlers[name](params as never, context as never)
    const response = json(body, httpStatusOf(body['code'], name))
    headers.forEach((value, name) => response.headers.append(name, value))
    return response
  }

  const seer = (request: Request) => callerOf(services, request, givenInAddress(request)).listener?.id ?? null

  const api = new Hono()
  const small = bodyLimit({ maxSize: maxBodyBytes, onError: () => failed(413, 'Payload Too Large') })
  for (const name of Object.keys(endpoints).filter(isEndpoint)) {
    const { path, method }: Endpoint = endpoints[name]
    // an upload is read as a stream and sets its own bounds
    if (method === 'POST') api.post(path, (context) => answer(name, context))
    else
      for (const each of [path, ...(otherPaths[name] ?? [])])
        api.on(['GET', 'POST'], each, small, (context) => answer(name, context))
  }

  // other servers of this contract do not mind a slash at the end of a path
  const app = new Hono<Peered>({ strict: false })
  app.route(
    '/api/media',
    mediaRoutes(
      (request) => library.songs.seenBy(seer(request)),
      covers,
      services.videos,
      (path) => library.holds(path),
    ),
  )
  app.route('/api/local', localRoutes(services, host))
  app.route('/api', api)
  app.notFound(() => notFound())
  app.onError((error, { req }) => {
    // whoever asked has hung up in the midst of their own body: no fault, and nobody to tell
    if (!req.raw.signal.aborted)
      log(`${req.method} ${printable(req.path)} failed: ${error.stack ?? error.message}`)
    return failed(500, 'Internal Server Error')
  })
  return app
}
