import { page } from 'vitest/browser'
import { createMemoryRouter, matchRoutes, Outlet, useLoaderData } from 'react-router'
import type { DataRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../../src/i18n/start-i18n'
import { App } from '../../../src/ui/app'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import { prefetchLinks } from '../../../src/ui/routes/prefetch-links'
import type { RouteHandle } from '../../../src/ui/routes/route-handle'
import type { RouteRow } from '../../../src/ui/routes/route-row'
import { undo, undoAll } from '../../support/undo'
import { fakeStores } from '../fake-stores'

afterEach(undoAll)

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const words = (content: string) => async () => ({ screen: { Component: () => <p>{content}</p> } })

/** A screen that shows how many times it was asked for, as of `answer`. */
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
  await render(<App stores={fakes.stores} i18n={await startI18n('en')} router={router} />)
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
  it('is not asked for again by the navigation, but by the one after it', async () => {
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

  it('gives nothing to another address', async () => {
    const { router, asked, prefetch } = await showCounting()
    prefetch('/album?id=1')
    await router.navigate('/album?id=2')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
    expect(asked).toEqual(['?id=1', '?id=2'])
  })

  it('is asked for again once that is long ago', async () => {
    const { router, prefetch } = await showCounting()
    const now = performance.now()
    using clock = vi.spyOn(performance, 'now').mockReturnValue(now)
    prefetch('/album?id=1')
    clock.mockReturnValue(now + 5001)
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is asked for again once something was changed', async () => {
    const { router, prefetch, backend } = await showCounting()
    prefetch('/album?id=1')
    backend.changes++
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is asked for again where it could not be had', async () => {
    const { router, prefetch } = await showCounting((times) => {
      if (times === 1) throw new Error('lost')
      return times
    })
    prefetch('/album?id=1')
    await pause(0)
    await router.navigate('/album?id=1')
    await expect.element(page.getByText('Answer 2')).toBeVisible()
  })

  it('is none that only listeners may see', async () => {
    const { asked, prefetch } = await showCounting()
    prefetch('/user')
    await expect.element(page.getByText('Home')).toBeVisible()
    expect(asked).toEqual([])
  })
})

/** Links on a page whose routes note what is fetched early. */
function showLinks(content: string) {
  const fetched: string[] = []
  const handle: RouteHandle = {
    title: undefined,
    prefetch: ({ request }) => {
      const { pathname, search } = new URL(request.url)
      fetched.push(pathname + search)
    },
  }
  const routes = [{ id: 'album', path: '/album', handle }] as DataRouter['routes']
  undo.push(prefetchLinks({ routes } as DataRouter))
  const box = document.createElement('div')
  box.innerHTML = content
  document.body.append(box)
  undo.push(() => box.remove())
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

/** The first lies under the real mouse, wherever that is, which has a say as well. */
const twoLinks =
  '<a id="one" href="/album?id=1" style="position: fixed; inset: 0"><b>One</b></a><a id="two" href="/album?id=2">Two</a><i>-</i>'
describe('prefetchLinks', () => {
  it('fetches what the mouse rests on, not what it passes', async () => {
    const { fetched, send } = showLinks(twoLinks)
    send('pointerover', '#one')
    send('pointerover', '#two')
    send('pointerover', 'i')
    send('pointerover', '#one')
    // within the same link it goes on resting
    send('pointerover', '#one b')
    await expect.poll(() => fetched).toEqual(['/album?id=1'])
    send('pointerover', '#two', 'touch')
    await pause(150)
    expect(fetched).toEqual(['/album?id=1'])
  })

  it('leaves what is followed at once to the screen itself', async () => {
    const { fetched, send } = showLinks(twoLinks)
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    send('pointerover', '#one')
    send('click', '#one')
    await pause(150)
    expect(fetched).toEqual([])
  })

  it('fetches what a finger touches at once', () => {
    const { fetched, send } = showLinks(twoLinks)
    send('touchstart', '#two')
    expect(fetched).toEqual(['/album?id=2'])
  })

  it('leaves alone what leads elsewhere, to where one is, to another window or to a file', () => {
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

  it('fetches nothing for who saves data', () => {
    const { fetched, send } = showLinks(twoLinks)
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    undo.push(() => Reflect.deleteProperty(navigator, 'connection'))
    send('touchstart', '#one')
    expect(fetched).toEqual([])
  })

  it('is over once it is ended', () => {
    const { fetched, send } = showLinks(twoLinks)
    undoAll()
    document.body.append(Object.assign(document.createElement('a'), { id: 'late', href: '/album?id=9' }))
    undo.push(() => document.querySelector('#late')?.remove())
    document.querySelector('#late')?.dispatchEvent(new Event('touchstart', { bubbles: true }))
    send('touchstart', '#one')
    expect(fetched).toEqual([])
  })
})
