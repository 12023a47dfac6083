import type { ComponentType } from 'react'
import { redirect, replace } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import { loginAddress } from '../../domain/account/login-address'
import { useMusic } from '../stores-context'
import type { FrameStores } from '../stores-context'
import type { RouteHandle } from './route-handle'
import type { RouteRow } from './route-row'
import type { ScreenFile } from './screen'

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
  const sendOn = (request: Request, to: string) => (stands(request.url) ? replace(to) : redirect(to))
  const watch: Watch = async (request) => {
    const { guard } = await stores.music.load()
    const to = await guard(request.signal)
    if (to === null) return null
    const { pathname, search } = new URL(request.url)
    return sendOn(request, to === '/login' ? loginAddress(pathname + search) : to)
  }

  const routeOf = (row: RouteRow, above: Inherited): RouteObject => {
    const { path, title, redirect: target } = row
    const here = { login: above.login || row.login === true, query: [...above.query, ...(row.query ?? [])] }
    const own = row.screen && lazyScreen(row.screen, stores, row.frame === true, here.login ? watch : null)
    const leads = target && {
      loader: ({ request }: LoaderFunctionArgs) => sendOn(request, placeOf(target, request, here)),
      element: null,
    }
    const handle: RouteHandle = { title, prefetch: own?.prefetch }
    if (!row.children) return { path, ...own?.route, handle, ...leads }
    const children = row.children.map((child) => routeOf(child, here))
    return {
      path,
      ...own?.route,
      handle,
      children: [...(leads ? [{ index: true, ...leads }] : []), ...children],
    }
  }
  return table.map((row) => routeOf(row, nothing))
}

function placeOf(target: string, request: Request, { query }: Inherited): string {
  const asked = new URL(request.url).searchParams
  const kept = new URLSearchParams([...asked].filter(([name]) => query.includes(name)))
  return kept.size > 0 ? `${target}?${kept}` : target
}

/** What was asked for before its screen was. */
interface Early {
  url: string
  atMs: number
  /** {@link Backend.changes} by then. */
  changes: number
  data: Promise<unknown>
}

/** Data that was asked for before that long is asked for again: what it shows may have changed. */
const earlyMs = 5000

/**
 * The screen is fetched by its loader, since the router remembers for good that a route's own `lazy` failed, and the
 * listener is to be able to try again. Before the navigation it may be fetched with its data by `prefetch`.
 */
function lazyScreen(file: ScreenFile, stores: FrameStores, ofFrame: boolean, watch: Watch | null) {
  let Screen: ComponentType | null = null
  let load: LoaderFunction | undefined
  let early: Early | null = null

  const fetchAll = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const music = ofFrame || stores.music.load()
    if (Screen) await music
    else {
      const [{ screen }] = await Promise.all([file(), music])
      Screen = screen.Component
      load = screen.createLoader?.(stores)
    }
    return (await load?.(args)) ?? null
  }
  const isFresh = ({ url, atMs, changes }: Early, wanted: string) =>
    url === wanted && performance.now() - atMs < earlyMs && changes === stores.backend.changes

  const prefetch = (args: LoaderFunctionArgs) => {
    const { url } = args.request
    if (early && isFresh(early, url)) return
    const data = fetchAll(args)
    const mine = { url, atMs: performance.now(), changes: stores.backend.changes, data }
    early = mine
    // the navigation itself is to ask again
    data.catch(() => {
      if (early === mine) early = null
    })
  }
  const loader = async (args: LoaderFunctionArgs) => {
    const away = await watch?.(args.request)
    if (away) return away
    const known = early
    early = null
    return known && isFresh(known, args.request.url) ? known.data : fetchAll(args)
  }
  return {
    route: { loader, Component: () => <Opened Screen={Screen} ofFrame={ofFrame} /> },
    // what only a listener may see is not asked for before it is known that they may
    prefetch: watch ? undefined : prefetch,
  }
}

interface OpenedProps {
  Screen: ComponentType | null
  ofFrame: boolean
}

/** The music part is there when its screens are, and is shown with them, not after them. */
function Opened({ Screen, ofFrame }: OpenedProps) {
  const music = useMusic()
  return Screen && (ofFrame || music) && <Screen />
}
