import { redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { FrameStores } from '../stores-context'
import { createGuard, type Guard } from './guard'
import type { OpenedScreen, RouteRow, Screen } from './route-row'

/** What a row hands down to its children. */
interface Inherited {
  login: boolean
  query: readonly string[]
}

const nothing: Inherited = { login: false, query: [] }

/** The router's own form of a table of routes. */
export function buildRoutes(table: readonly RouteRow[], stores: FrameStores): RouteObject[] {
  const guard = createGuard(stores.session, stores.notices)

  const routeOf = (row: RouteRow, above: Inherited): RouteObject => {
    const { path, title, redirect: target } = row
    const here = { login: above.login || row.login === true, query: [...above.query, ...(row.query ?? [])] }
    const own = row.screen && lazyScreen(row.screen, stores, row.frame === true, here.login ? guard : null)
    const leads = target && { loader: ({ request }: LoaderFunctionArgs) => lead(request, target, here) }
    if (!row.children) return { path, handle: { title }, ...own, ...leads }
    const children = row.children.map((child) => routeOf(child, here))
    return { path, ...own, children: [...(leads ? [{ index: true, ...leads }] : []), ...children] }
  }
  return table.map((row) => routeOf(row, nothing))
}

function lead(request: Request, target: string, { query }: Inherited) {
  const asked = new URL(request.url).searchParams
  const kept = new URLSearchParams([...asked].filter(([name]) => query.includes(name)))
  return redirect(kept.size > 0 ? `${target}?${kept}` : target)
}

/**
 * The screen is fetched by its loader, since the router remembers for good that a route's own `lazy` failed, and the
 * listener is to be able to try again.
 */
function lazyScreen(screen: Screen, stores: FrameStores, ofFrame: boolean, guard: Guard | null) {
  let opened: OpenedScreen | null = null
  return {
    async loader(args: LoaderFunctionArgs) {
      const away = await guard?.(args.request.signal)
      if (away) return away
      const music = ofFrame || stores.music.load()
      const [found] = await Promise.all([opened ?? screen.open(stores), music])
      opened = found
      return (await opened.loader?.(args)) ?? null
    },
    Component: () => opened && <opened.Component />,
  }
}
