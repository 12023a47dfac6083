import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { navigationSettled } from '../../../src/ui/routes/navigation-settled'
import { createDeferred } from '../../support/deferred'

describe('navigationSettled', () => {
  it('resolves once the first screen has its data', async () => {
    const loaded = createDeferred<null>()
    const router = createMemoryRouter([{ path: '/', loader: () => loaded.promise }])
    let arrived = false
    const waiting = navigationSettled(router).then(() => (arrived = true))
    await Promise.resolve()
    expect(arrived).toBe(false)
    loaded.resolve(null)
    await waiting
    expect(router.state.initialized).toBe(true)
    router.dispose()
  })

  it('resolves at once if no navigation is pending', async () => {
    const router = createMemoryRouter([{ path: '/' }])
    await navigationSettled(router)
    expect(router.state.navigation.state).toBe('idle')
    router.dispose()
  })

  it('waits for an accepted place', async () => {
    const router = createMemoryRouter([{ path: '/' }, { path: '/404' }], { initialEntries: ['/404'] })
    let arrived = false
    const waiting = navigationSettled(router, { at: (path) => path === '/' }).then(() => (arrived = true))
    await Promise.resolve()
    expect(arrived).toBe(false)
    await router.navigate('/')
    await waiting
    router.dispose()
  })
})
