import { Hono, type Context as HonoContext } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { endpoints, type EndpointName } from '../src/domain/endpoints'
import type { CoverStore } from './covers/cover-store'
import type { Body, Context } from './handlers/handler'
import { readGiven } from './handlers/read-given'
import { readParams } from './handlers/read-params'
import { handlers } from './handlers/registry'
import type { Library } from './library/library'
import { mediaRoutes } from './media/media-routes'
import { httpStatusOf } from './wire/http-status'
import { failed, json, notFound } from './wire/json-reply'

export interface AppDependencies {
  library: Library
  covers: CoverStore
  log: (line: string) => void
}

const isEndpoint = (name: string): name is EndpointName => name in endpoints

const maxBodyBytes = 64 * 1024

/** Further paths on which the field's servers answer a row. */
const otherPaths: Partial<Record<EndpointName, readonly string[]>> = {
  // What the specification's `/personalized/{type}` becomes without a type.
  personalized: ['/personalized/', '/personalized/null', '/personalized/undefined'],
}

/** The embedded backend under `/api`: JSON by the endpoint table, and media. Listens to nothing itself. */
export function createApp({ library, covers, log }: AppDependencies): Hono {
  const context: Context = { library }
  const answer = async (name: EndpointName, { req }: HonoContext): Promise<Response> => {
    const params = readParams(endpoints[name].params, await readGiven(req.raw))
    if (!params) return notFound()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the rules of the handler's own row
    const body: Body = await handlers[name](params as never, context)
    return json(body, httpStatusOf(body['code']))
  }

  const api = new Hono()
  api.use(bodyLimit({ maxSize: maxBodyBytes, onError: () => failed(413, 'Payload Too Large') }))
  for (const name of Object.keys(endpoints).filter(isEndpoint))
    for (const path of [endpoints[name].path, ...(otherPaths[name] ?? [])])
      api.on(['GET', 'POST'], path, (context) => answer(name, context))

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
