import type { ComponentType } from 'react'
import { redirect, replace } from 'react-router'
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router'
import { loginAddress } from '../../domain/address/login-address'
import { usePlayerBundle } from '../hooks/stores-context'
import type { ShellStores } from '../hooks/stores-context'
import type { RouteHandle } from '../hooks/route-handle'
import type { RouteRow } from './route-row'
import type { ScreenImport } from '../hooks/screen'

/** What the children of a row inherit. */
interface Inherited {
  login: boolean
  query: readonly string[]
}

const nothing: Inherited = { login: false, query: [] }

/** Resolves to a redirect, null if the navigation may go on. */
type RedirectCheck = (request: Request) => Promise<Response | null>

/** Returns whether the address bar shows the URL already, as on Back and at the start of a visit. */
function isHere(url: string): boolean {
  const { origin, pathname, search } = new URL(url)
  return origin === location.origin && pathname === location.pathname && search === location.search
}

/**
 * Returns the routes of the router for a table of routes. `stands` tells whether a URL is already the current
 * history entry while its navigation is pending. Redirects then replace that entry, since Back would reach it and
 * be redirected for ever.
 */
export function buildRoutes(
  table: readonly RouteRow[],
  stores: ShellStores,
  stands: (url: string) => boolean = isHere,
): RouteObject[] {
  const sendOn = (request: Request, to: string) => (stands(request.url) ? replace(to) : redirect(to))
  const watch: RedirectCheck = async (request) => {
    const { guard } = await stores.playerBundle.load()
    const to = await guard(request.signal)
    if (to === null) return null
    const { pathname, search } = new URL(request.url)
    return sendOn(request, to === '/login' ? loginAddress(pathname + search) : to)
  }

  const routeOf = (row: RouteRow, above: Inherited): RouteObject => {
    const { path, title, redirect: target } = row
    const here = { login: above.login || row.login === true, query: [...above.query, ...(row.query ?? [])] }
    const own =
      row.screen && lazyScreen(row.screen, stores, row.shellOnly === true, here.login ? watch : null)
    const leads = target && {
      loader: ({ request }: LoaderFunctionArgs) => sendOn(request, placeOf(target, request, here)),
      element: null,
    }
    const handle: RouteHandle = { title, login: here.login, prefetch: own?.prefetch }
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

/** Data that was loaded before the navigation. */
interface Prefetched {
  url: string
  atMs: number
  /** {@link Backend.changes} when it was requested. */
  changes: number
  data: Promise<unknown>
}

/** Older prefetched data is loaded again, since it may have changed. */
const prefetchedFreshMs = 5000

/**
 * Returns a route whose loader also loads the code of its screen. The router's own `lazy` cannot be retried after a
 * failure. `prefetch` loads code and data before the navigation.
 */
function lazyScreen(file: ScreenImport, stores: ShellStores, ofFrame: boolean, watch: RedirectCheck | null) {
  let Screen: ComponentType | null = null
  let load: LoaderFunction | undefined
  let early: Prefetched | null = null

  const fetchAll = async (args: LoaderFunctionArgs): Promise<unknown> => {
    const music = ofFrame || stores.playerBundle.load()
    if (Screen) await music
    else {
      const [{ screen }] = await Promise.all([file(), music])
      Screen = screen.Component
      load = screen.createLoader?.(stores)
    }
    return (await load?.(args)) ?? null
  }
  const isFresh = ({ url, atMs, changes }: Prefetched, wanted: string) =>
    url === wanted && performance.now() - atMs < prefetchedFreshMs && changes === stores.backend.changeCount

  const prefetch = (args: LoaderFunctionArgs) => {
    const { url } = args.request
    if (early && isFresh(early, url)) return
    const data = fetchAll(args)
    const mine = { url, atMs: performance.now(), changes: stores.backend.changeCount, data }
    early = mine
    // a failed prefetch is repeated by the navigation
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
    route: { loader, Component: () => <LoadedScreen Screen={Screen} ofFrame={ofFrame} /> },
    // screens behind the login are not prefetched
    prefetch: watch ? undefined : prefetch,
  }
}

interface OpenedProps {
  Screen: ComponentType | null
  ofFrame: boolean
}

/** Renders a screen once its code and, unless it needs only the shell, the player bundle are loaded. */
function LoadedScreen({ Screen, ofFrame }: OpenedProps) {
  const music = usePlayerBundle()
  return Screen && (ofFrame || music) && <Screen />
}
