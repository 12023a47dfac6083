import { page } from 'vitest/browser'
import { createMemoryRouter, matchRoutes, Outlet, useLoaderData } from 'react-router'
import type { DataRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { browserSystem } from '../../../src/browser/browser-system'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import { prefetchLinks } from '../../../src/ui/routes/prefetch-links'
import type { RouteHandle } from '../../../src/ui/hooks/route-handle'
import type { RouteRow } from '../../../src/ui/routes/route-row'
import { cleanups, runCleanups } from '../../support/cleanups'
import { fakeStores } from '../../support/ui/fake-stores'

afterEach(() => {
  runCleanups()
  vi.useRealTimers()
})

const settle = () => new Promise((resolve) => setTimeout(resolve))

const words = (content: string) => async () => ({ screen: { Component: () => <p>{content}</p> } })

/** Creates a screen that shows how often it was loaded. */
async function showCounting(answer: (times: number) => unknown = (times) => times) {
  const fakes = fakeStores()
  const asked: string[] = []
  const Component = () => <p>Answer {useLoaderData<number>()}</p>
  const createLoader =
    () =>
    ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).search)
      return answer(asked.length)
    }
  const table: RouteRow[] = [
    { path: '/', screen: words('Home') },
    { path: '/album', screen: async () => ({ screen: { Component, createLoader } }) },
    { path: '/user', login: true, screen: async () => ({ screen: { Component, createLoader } }) },
  ]
  const routes = [
    { element: <Outlet />, hydrateFallbackElement: <></>, children: buildRoutes(table, fakes.stores) },
  ]
  const router = createMemoryRouter(routes)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  await expect.element(page.getByText('Home')).toBeVisible()
  const prefetch = (path: string) => {
    const url = new URL(path, 'http://localhost')
    for (const { route, params } of matchRoutes(router.routes, url.pathname) ?? [])
      (route.handle as RouteHandle | undefined)?.prefetch?.({
        request: new Request(url),
        url,
        pattern: '',
        params,
        context: undefined,
      })
  }
  return { router, asked, prefetch, backend: fakes.backend }
}

describe('a screen that was asked for early', () => {
  it('is not loaded again by the navigation, but by the one after it', async () => {
    const { router, asked, prefetch } = await showCounting()
    prefetch('/album?id=1')
    prefetch('/album?id=1')
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 1')).toBeVisible()
    expect(asked).toEqual(['?id=1'])
    await router.navigate('/')
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is not used for another URL', async () => {
    const { router, asked, prefetch } = await showCounting()
    prefetch('/album?id=1')
    await router.navigate('/album?id=2')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
    expect(asked).toEqual(['?id=1', '?id=2'])
  })

  it('is loaded again once it is old', async () => {
    const { router, prefetch } = await showCounting()
    const now = performance.now()
    using clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    prefetch('/album?id=1')
    clock.mockReturnValue(now + 5001)
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is loaded again after a change', async () => {
    const { router, prefetch, backend } = await showCounting()
    prefetch('/album?id=1')
    backend.changeCount++
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is loaded again if the prefetch failed', async () => {
    const { router, prefetch } = await showCounting((times) => {
      if (times === 1) throw new Error('lost')
      return times
    })
    prefetch('/album?id=1')
    await settle()
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is never one that needs a login', async () => {
    const { asked, prefetch } = await showCounting()
    prefetch('/user')
    await expect.element(page.getByText('Home')).toBeVisible()
    expect(asked).toEqual([])
  })
})

/** Renders links on a page whose routes record prefetches. */
function showLinks(content: string) {
  const fetched: string[] = []
  const handle: RouteHandle = {
    title: undefined,
    login: false,
    prefetch: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      fetched.push(pathname + search)
    },
  }
  const routes = [{ id: 'album', path: '/album', handle }] as DataRouter['routes']
  cleanups.push(prefetchLinks({ routes } as DataRouter, browserSystem))
  const box = document.createElement('div')
  box.innerHTML = content
  document.body.append(box)
  cleanups.push(() => box.remove())
  const send = (type: string, selector: string, pointerType = 'mouse') =>
    box
      .querySelector(selector)
      ?.dispatchEvent(
        type === 'touchstart'
          ? new Event(type, { bubbles: true })
          : new PointerEvent(type, { bubbles: true, cancelable: true, pointerType }),
      )
  return { fetched, send }
}

/** The first link may lie under the real mouse, which triggers events too. */
const twoLinks =
  '<a id="one" href="/album?id=1" style="position: fixed; inset: 0"><b>One</b></a><a id="two" href="/album?id=2">Two</a><i>-</i>'
describe('prefetchLinks', () => {
  it('prefetches links that the mouse rests on, not those it passes', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { fetched, send } = showLinks(twoLinks)
    send('pointerover', '#one')
    send('pointerover', '#two')
    send('pointerover', 'i')
    send('pointerover', '#one')
    // moving within the link keeps resting on it
    send('pointerover', '#one b')
    expect(fetched).toEqual([])
    vi.runAllTimers()
    expect(fetched).toEqual(['/album?id=1'])
    send('pointerover', '#two', 'touch')
    vi.runAllTimers()
    expect(fetched).toEqual(['/album?id=1'])
  })

  it('leaves links that are followed at once to the navigation', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { fetched, send } = showLinks(twoLinks)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    send('pointerover', '#one')
    send('click', '#one')
    vi.runAllTimers()
    expect(fetched).toEqual([])
  })

  it('prefetches touched links at once', () => {
    const { fetched, send } = showLinks(twoLinks)
    send('touchstart', '#two')
    expect(fetched).toEqual(['/album?id=2'])
  })

  it('ignores links to other sites, the current page, new windows and files', () => {
    const here = location.pathname + location.search
    const { fetched, send } = showLinks(`
      <a href="https://example.org/album?id=1">1</a>
      <a href="${here}#top">2</a>
      <a href="/album?id=3" target="_blank">3</a>
      <a href="/album?id=4" download>4</a>
      <a>5</a>`)
    for (const place of [1, 2, 3, 4, 5]) send('touchstart', `a:nth-of-type(${place})`)
    expect(fetched).toEqual([])
  })

  it.each([
    ['the browser saves data', { saveData: true }],
    ['the connection is slow', { effectiveType: '2g' }],
  ])('prefetches nothing if %s', (_name, value) => {
    const { fetched, send } = showLinks(twoLinks)
    Object.defineProperty(navigator, 'connection', { value, configurable: true })
    cleanups.push(() => Reflect.deleteProperty(navigator, 'connection'))
    send('touchstart', '#one')
    expect(fetched).toEqual([])
  })

  it('stops when it is unsubscribed', () => {
    const { fetched, send } = showLinks(twoLinks)
    runCleanups()
    document.body.append(Object.assign(document.createElement('a'), { id: 'late', href: '/album?id=9' }))
    cleanups.push(() => document.querySelector('#late')?.remove())
    document.querySelector('#late')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    send('touchstart', '#one')
    expect(fetched).toEqual([])
  })
})
