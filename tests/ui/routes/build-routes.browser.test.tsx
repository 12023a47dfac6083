import { page } from 'vitest/browser'
import { createMemoryRouter, Outlet, useLoaderData } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../src/contract/result'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import type { RouteRow } from '../../../src/ui/routes/route-row'
import type { Screen, ScreenImport } from '../../../src/ui/hooks/screen'
import { RouteErrorScreen } from '../../../src/ui/screens/error/route-error-screen'
import { fakeStores } from '../../support/ui/fake-stores'

const file =
  (screen: Screen): ScreenImport =>
  async () => ({ screen })

const words = (content: string) => file({ Component: () => <p>{content}</p> })

async function show(table: readonly RouteRow[], path: string) {
  const fakes = fakeStores()
  const i18n = await createI18n('en')
  const frame = { element: <Outlet />, hydrateFallbackElement: <></>, errorElement: <RouteErrorScreen /> }
  const routes = [{ ...frame, children: buildRoutes(table, fakes.stores) }]
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  await render(<App stores={fakes.stores} i18n={i18n} router={router} />)
  return { ...fakes, router }
}

const placeOf = ({ state }: Awaited<ReturnType<typeof show>>['router']) =>
  `${state.location.pathname}${state.location.search}`

describe('buildRoutes', () => {
  it('opens a screen with the data of its loader', async () => {
    const Component = () => <p>Number {useLoaderData<{ id: number }>().id}</p>
    const number = file({ Component, createLoader: () => () => ({ id: 7 }) })
    await show([{ path: '/number', screen: number }], '/number')
    await expect.element(page.getByText('Number 7')).toBeVisible()
  })

  const tree: RouteRow[] = [
    {
      path: '/search',
      redirect: '/search/songs',
      query: ['keywords', 'page'],
      screen: file({
        Component: () => (
          <section>
            Search
            <Outlet />
          </section>
        ),
      }),
      children: [
        { path: '/search/songs', screen: words('Songs') },
        { path: '/search/albums', screen: words('Albums') },
      ],
    },
  ]

  it('redirects from a path to its first child with the query parameters that it reads', async () => {
    const { router } = await show(tree, '/search?keywords=%E9%9B%A8&page=2&x=1')
    await expect.element(page.getByText('Songs')).toBeVisible()
    await expect.element(page.getByText('Search')).toBeVisible()
    expect(placeOf(router)).toBe('/search/songs?keywords=%E9%9B%A8&page=2')
  })

  it('redirects without a query if there is none', async () => {
    const { router } = await show(tree, '/search')
    await expect.element(page.getByText('Songs')).toBeVisible()
    expect(placeOf(router)).toBe('/search/songs')
  })

  it('logs no warnings', async () => {
    using warn = vi.spyOn(console, 'warn')
    await show([...tree, { path: '*', redirect: '/search/albums' }], '/search')
    await expect.element(page.getByText('Songs')).toBeVisible()
    await show([...tree, { path: '*', redirect: '/search/albums' }], '/elsewhere')
    await expect.element(page.getByText('Albums')).toBeVisible()
    expect(warn.mock.calls).toEqual([])
  })

  it('opens a child inside the screen of its parent', async () => {
    await show(tree, '/search/albums')
    await expect.element(page.getByText('Albums')).toBeVisible()
  })

  it('keeps visitors from a protected row and its children before anything is loaded', async () => {
    let loaded = 0
    const own = file({
      Component: () => <p>Own</p>,
      createLoader: () => () => {
        loaded++
        return null
      },
    })
    const table: RouteRow[] = [
      {
        path: '/user',
        login: true,
        redirect: '/user/playlists',
        children: [{ path: '/user/playlists', screen: own }],
      },
      { path: '/login', screen: words('Log in') },
      { path: '/', screen: words('Home') },
    ]
    const { router, stores, backend } = await show(table, '/')
    backend.answers.loginStatus = () => ok(null)
    await router.navigate('/user')
    await expect.element(page.getByText('Log in')).toBeVisible()
    expect(placeOf(router)).toBe('/login?to=%2Fuser%2Fplaylists')
    expect(loaded).toBe(0)
    expect(stores.notices.notices.map(({ text }) => text)).toEqual(['failure.loginNeeded'])
    const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
    backend.answers.loginStatus = () => ok(profile)
    await router.navigate('/user')
    await expect.element(page.getByText('Own')).toBeVisible()
    expect(loaded).toBe(1)
  })

  it('loads the code of a screen again after a failure', async () => {
    let there = false
    const late: ScreenImport = async () => {
      if (!there) throw new TypeError('Failed to fetch dynamically imported module: /late.js')
      return { screen: { Component: () => <p>Here at last</p> } }
    }
    await show([{ path: '/late', screen: late }], '/late')
    await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
    there = true
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('Here at last')).toBeVisible()
  })
})
