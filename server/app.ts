import { type Context as HonoContext, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Endpoint } from '../src/contract/endpoint'
import { type EndpointName, endpoints } from '../src/contract/endpoints'
import { ownLibraryHeader } from '../src/contract/library-endpoints'
import { callerOf } from './http/caller'
import type { CoverStore } from './library/covers/cover-store'
import type { ReplyBody } from './http/handlers/handler'
import { rawParamsOfUrl, readParams, readRawParams } from './http/read-params'
import { handlers } from './http/handlers/registry'
import { toPrintable } from './text/clean-text'
import { told } from './text/told'
import { wantedLanguage } from './text/wanted-language'
import { isOperator } from './pages/is-operator'
import { localRoutes, type PeerBindings } from './pages/local-routes'
import { mediaRoutes } from './http/media/media-routes'
import type { Services } from './http/services'
import { abilitiesOf } from './http/playable-formats'
import { isPassiveRequest } from './http/guard'
import { httpStatusOf } from './http/http-status'
import { errorReply, jsonReply, notFoundReply } from './http/json-reply'

const isEndpoint = (name: string): name is EndpointName => name in endpoints

const maxBodyBytes = 64 * 1024

/** Further paths under which NetEase-compatible servers offer an endpoint. */
const otherPaths: Partial<Record<EndpointName, readonly string[]>> = {
  // `/personalized/{type}` with the type missing
  personalized: ['/personalized/null', '/personalized/undefined'],
  // older clients call these; their replies have fewer fields
  songUrl: ['/song/url'],
  lyric: ['/lyric'],
}

const needsLogin: ReplyBody = { code: 301, msg: told(({ faults }) => faults.loginNeeded), message: null }

/**
 * Creates the embedded backend under `/api`: the endpoints, media and the server's own pages. Opens no port itself.
 * @param host the address that the server listens on
 */
export function createApp(services: Services, covers: CoverStore, host: string): Hono<PeerBindings> {
  const { library, attendance, log } = services

  const answer = async (
    name: EndpointName,
    { req: { raw: request }, env }: HonoContext<PeerBindings>,
  ): Promise<Response> => {
    const endpoint: Endpoint = endpoints[name]
    if (endpoint.makesStale && isPassiveRequest(request)) return errorReply(403, 'Forbidden')
    const given = endpoint.method === 'POST' ? rawParamsOfUrl(request) : await readRawParams(request)
    const params = readParams(endpoint.params, given)
    if (!params) return notFoundReply()
    const { listener, tokens } = callerOf(services, request, given)
    const language = wantedLanguage(request.headers.get('Accept-Language'))
    if (endpoint.login && !listener)
      return jsonReply(needsLogin, httpStatusOf(needsLogin['code'], name), language)
    if (listener) attendance.recordVisit(listener.id)
    // where songs can be converted, every browser plays all of them
    const plays = services.transcoder ? undefined : abilitiesOf(request).plays
    const headers = new Headers()
    const call = {
      ...services,
      library: { ...library, songs: library.songs.visibleTo(listener?.id ?? null, plays) },
      listener,
      isOperator: isOperator(request, host, env.peer),
      language,
      operator: isOperator(request, host, env.peer),
      tokens,
      request,
      setCookie: (line: string) => headers.append('Set-Cookie', line),
      setHeader: (name: string, value: string) => headers.set(name, value),
    }
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the rules of the handler's own row
    const body: ReplyBody = await handlers[name](params as never, call as never)
    const response = jsonReply(body, httpStatusOf(body['code'], name), language)
    headers.forEach((value, name) => response.headers.append(name, value))
    return response
  }

  const seer = (request: Request) => callerOf(services, request, rawParamsOfUrl(request)).listener?.id ?? null

  const api = new Hono<PeerBindings>()
  api.use(async ({ header }, next) => {
    await next()
    header(ownLibraryHeader, '1')
  })
  const small = bodyLimit({ maxSize: maxBodyBytes, onError: () => errorReply(413, 'Payload Too Large') })
  for (const name of Object.keys(endpoints).filter(isEndpoint)) {
    const { path, method }: Endpoint = endpoints[name]
    // an upload is read as a stream and has limits of its own
    if (method === 'POST') api.post(path, (context) => answer(name, context))
    else
      for (const each of [path, ...(otherPaths[name] ?? [])])
        api.on(['GET', 'POST'], each, small, (context) => answer(name, context))
  }

  // other servers of this API ignore a slash at the end of a path
  const app = new Hono<PeerBindings>({ strict: false })
  app.route(
    '/api/media',
    mediaRoutes({
      songsFor: (request) => library.songs.visibleTo(seer(request)),
      covers,
      videos: services.videos,
      transcoder: services.transcoder,
      holds: (path) => library.contains(path),
    }),
  )
  app.route('/api/local', localRoutes(services, host))
  app.route('/api', api)
  app.notFound(() => notFoundReply())
  app.onError((error, { req }) => {
    // the client closed the connection while its body was read: not a fault, and nobody to answer
    if (!req.raw.signal.aborted)
      log(`${req.method} ${toPrintable(req.path)} failed: ${error.stack ?? error.message}`)
    return errorReply(500, 'Internal Server Error')
  })
  return app
}
