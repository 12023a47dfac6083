import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/domain/catalogue/profile'
import { ok } from '../../../src/domain/result'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import type { RouteRow } from '../../../src/ui/routes/route-row'
import { fakeStores } from '../fake-stores'

const nothing = async () => ({ screen: { Component: () => null } })
const table: RouteRow[] = [
  { path: '/', screen: nothing },
  { path: '/login', screen: nothing },
  { path: '/404', screen: nothing },
  { path: '/user', login: true, screen: nothing },
  {
    path: '/setting',
    redirect: '/setting/main',
    children: [{ path: '/setting/main', screen: nothing }],
  },
  { path: '*', redirect: '/404' },
]
const listener: Profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }

/** A visit with those entries in its history, at the last of them. */
async function visit(...entries: string[]) {
  const { stores, backend } = fakeStores()
  let profile: Profile | null = null
  backend.answers.loginStatus = () => ok(profile)
  const history = createMemoryHistory({ initialEntries: entries })
  const stands = (url: string) => url === history.createURL(history.location).href
  const router = createRouter({ history, routes: buildRoutes(table, stores, stands) })
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => router.state.initialized && router.state.navigation.state === 'idle'
      if (look()) return resolve()
      const stop = router.subscribe(() => {
        if (!look()) return
        stop()
        resolve()
      })
    })
  router.initialize()
  await settled()
  return {
    place: () => router.state.location.pathname,
    go: async (to: string | -1) => {
      await (to === -1 ? router.navigate(to) : router.navigate(to))
      await settled()
    },
    login: async (as: Profile | null) => {
      profile = as
      await stores.session.check()
    },
  }
}

describe('buildRoutes', () => {
  it('leads back in one press from the login to where the listener came from', async () => {
    const { go, place } = await visit('/')
    await go('/user')
    expect(place()).toBe('/login')
    await go(-1)
    expect(place()).toBe('/')
  })

  it('leads back past a protected page that the listener has lost on the way', async () => {
    const { go, place, login } = await visit('/')
    await login(listener)
    await go('/user')
    await go('/setting/main')
    await login(null)
    await go(-1)
    expect(place()).toBe('/login')
    await go(-1)
    expect(place()).toBe('/')
  })

  it.each([
    ['/user', '/login'],
    ['/setting', '/setting/main'],
    ['/nowhere', '/404'],
  ])('keeps no entry for an address that was opened and led on: %s', async (opened, led) => {
    const { go, place } = await visit('/', opened)
    expect(place()).toBe(led)
    await go(-1)
    expect(place()).toBe('/')
  })
})
