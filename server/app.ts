import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '../src/domain/endpoint'
import { endpoints, type EndpointName } from '../src/domain/endpoints'
import { sessionToken } from './accounts/session-token'
import type { CoverStore } from './covers/cover-store'
import type { Body } from './handlers/handler'
import { readGiven } from './handlers/read-given'
import { readParams } from './handlers/read-params'
import { handlers } from './handlers/registry'
import { mediaRoutes } from './media/media-routes'
import type { Services } from './services'
import { httpStatusOf } from './wire/http-status'
import { failed, json, notFound } from './wire/json-reply'

const isEndpoint = (name: string): name is EndpointName => name in endpoints

const maxBodyBytes = 64 * 1024

/** Further paths on which the field's servers answer a row. */
const otherPaths: Partial<Record<EndpointName, readonly string[]>> = {
  // What the specification's `/personalized/{type}` becomes without a type.
  personalized: ['/personalized/', '/personalized/null', '/personalized/undefined'],
}

const needsLogin: Body = { code: 301, msg: '需要登录', message: null }

/** The embedded backend under `/api`: JSON by the endpoint table, and media. Listens to nothing itself. */
export function createApp(services: Services, covers: CoverStore): Hono {
  const { library, listeners, sessions, log } = services

  const listenerOf = (request: Request) => {
    const token = sessionToken(request)
    const id = token === null ? undefined : sessions.userOf(token)
    return id === undefined ? null : (listeners.byId(id) ?? null)
  }

  const answer = async (name: EndpointName, { req: { raw: request } }: HonoContext): Promise<Response> => {
    const endpoint: Endpoint = endpoints[name]
    const params = readParams(endpoint.params, await readGiven(request))
    if (!params) return notFound()
    const listener = listenerOf(request)
    if (endpoint.login && !listener) return json(needsLogin, 301)
    const cookies: string[] = []
    const context = {
      ...services,
      library: { ...library, songs: library.songs.seenBy(listener?.id ?? null) },
      listener,
      request,
      setCookie: (line: string) => void cookies.push(line),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the rules of the handler's own row
    const body: Body = await handlers[name](params as never, context as never)
    const response = json(body, httpStatusOf(body['code']))
    for (const line of cookies) response.headers.append('Set-Cookie', line)
    return response
  }

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

  const app = new Hono()
  app.route('/api/media', mediaRoutes(library, covers))
  app.route('/api', api)
  app.notFound(() => notFound())
  app.onError((error, { req }) => {
    log(`${req.method} ${req.path} failed: ${error.stack ?? error.message}`)
    return failed(500, 'Internal Server Error')
  })
  return app
}
