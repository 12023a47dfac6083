import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_createRouter as createRouter,
} from 'react-router'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../src/contract/replies/account'
import { ok } from '../../../src/contract/result'
import { buildRoutes } from '../../../src/ui/routes/build-routes'
import type { RouteRow } from '../../../src/ui/routes/route-row'
import { fakeStores } from '../../support/ui/fake-stores'

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

/** Creates a visit with those history entries, at the last of them. */
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
  it('goes back from the login to the previous screen with one press', async () => {
    const { go, place } = await visit('/')
    await go('/user')
    expect(place()).toBe('/login')
    await go(-1)
    expect(place()).toBe('/')
  })

  it('goes back past a protected page that needs a login meanwhile', async () => {
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
  ])('keeps no history entry for a URL that redirects: %s', async (opened, led) => {
    const { go, place } = await visit('/', opened)
    expect(place()).toBe(led)
    await go(-1)
    expect(place()).toBe('/')
  })
})
