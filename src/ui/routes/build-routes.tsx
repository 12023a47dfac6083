import { redirect, replace } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { useMusic } from '../stores-context'
import type { FrameStores } from '../stores-context'
import { createGuard } from './guard'
import type { OpenedScreen, RouteRow, Screen } from './route-row'

/** What a row hands down to its children. */
interface Inherited {
  login: boolean
  query: readonly string[]
}

const nothing: Inherited = { login: false, query: [] }

/** Where a navigation is sent instead, null when it may go on. */
type Watch = (request: Request) => Promise<Response | null>

/** Whether the address bar shows it already, as on Back and at the start of a visit. */
function isHere(url: string): boolean {
  const { origin, pathname, search } = new URL(url)
  return origin === location.origin && pathname === location.pathname && search === location.search
}

/**
 * The router's own form of a table of routes. `stands`: whether an entry of the history with that address is the
 * current one while the navigation to it is under way. Where such a navigation is sent on, the entry goes: Back would
 * come to it, and be sent on, for ever.
 */
export function buildRoutes(
  table: readonly RouteRow[],
  stores: FrameStores,
  stands: (url: string) => boolean = isHere,
): RouteObject[] {
  const guard = createGuard(stores.session, stores.notices)
  const sendOn = (request: Request, to: string) => (stands(request.url) ? replace(to) : redirect(to))
  const watch: Watch = async (request) => {
    const to = await guard(request.signal)
    return to === null ? null : sendOn(request, to)
  }

  const routeOf = (row: RouteRow, above: Inherited): RouteObject => {
    const { path, title, redirect: target } = row
    const here = { login: above.login || row.login === true, query: [...above.query, ...(row.query ?? [])] }
    const own = row.screen && lazyScreen(row.screen, stores, row.frame === true, here.login ? watch : null)
    const leads = target && {
      loader: ({ request }: LoaderFunctionArgs) => sendOn(request, placeOf(target, request, here)),
      element: null,
    }
    if (!row.children) return { path, handle: { title }, ...own, ...leads }
    const children = row.children.map((child) => routeOf(child, here))
    return { path, ...own, children: [...(leads ? [{ index: true, ...leads }] : []), ...children] }
  }
  return table.map((row) => routeOf(row, nothing))
}

function placeOf(target: string, request: Request, { query }: Inherited): string {
  const asked = new URL(request.url).searchParams
  const kept = new URLSearchParams([...asked].filter(([name]) => query.includes(name)))
  return kept.size > 0 ? `${target}?${kept}` : target
}

/**
 * The screen is fetched by its loader, since the router remembers for good that a route's own `lazy` failed, and the
 * listener is to be able to try again.
 */
function lazyScreen(screen: Screen, stores: FrameStores, ofFrame: boolean, watch: Watch | null) {
  let opened: OpenedScreen | null = null
  return {
    async loader(args: LoaderFunctionArgs) {
      const away = await watch?.(args.request)
      if (away) return away
      const music = ofFrame || stores.music.load()
      const [found] = await Promise.all([opened ?? screen.open(stores), music])
      opened = found
      return (await opened.loader?.(args)) ?? null
    },
    Component: () => <Opened screen={opened} ofFrame={ofFrame} />,
  }
}

interface OpenedProps {
  screen: OpenedScreen | null
  ofFrame: boolean
}

/** The music part is there when its screens are, and is shown with them, not after them. */
function Opened({ screen, ofFrame }: OpenedProps) {
  const music = useMusic()
  return screen && (ofFrame || music) && <screen.Component />
}
