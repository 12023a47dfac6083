import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { ShellStore } from '../../../src/stores/shell/shell-store'
import { observeNavigations } from '../../../src/ui/layout/observe-navigations'
import { createDeferred } from '../../support/deferred'
import { settle } from '../../support/settle'

/** Creates routes and a shell store that observes their navigations. */
function setUp(routes: RouteObject[]) {
  const router = createMemoryRouter([{ path: '/' }, ...routes])
  const shell = new ShellStore()
  const stop = observeNavigations(router, shell)
  return { router, shell, stop }
}

describe('observeNavigations', () => {
  it('starts with a navigation and ends when its screen is shown', async () => {
    const slow = createDeferred()
    const { router, shell } = setUp([{ path: '/slow', loader: () => slow.promise.then(() => null) }])
    expect(shell.navigationCount).toBe(0)
    const walk = router.navigate('/slow')
    expect([shell.navigation, shell.navigationCount]).toEqual(['running', 1])
    slow.resolve()
    await walk
    expect([shell.navigation, shell.navigationCount]).toEqual(['none', 1])
  })

  it('treats replaced navigations as one, and waits for the last', async () => {
    const [first, second] = [createDeferred(), createDeferred()]
    const { router, shell } = setUp([
      { path: '/first', loader: () => first.promise.then(() => null) },
      { path: '/second', loader: () => second.promise.then(() => null) },
    ])
    void router.navigate('/first')
    const walk = router.navigate('/second')
    first.resolve()
    await settle()
    expect([shell.navigation, shell.navigationCount]).toEqual(['running', 1])
    second.resolve()
    await walk
    expect([shell.navigation, shell.navigationCount]).toEqual(['none', 1])
  })

  it('fails if a screen cannot be loaded, and starts again from there', async () => {
    const { router, shell } = setUp([
      {
        path: '/broken',
        loader: () => {
          throw new Error('no such code')
        },
      },
    ])
    await router.navigate('/broken')
    expect(shell.navigation).toBe('failed')
    await router.navigate('/')
    expect([shell.navigation, shell.navigationCount]).toEqual(['none', 2])
  })

  it('fails if the data of a screen cannot be loaded, now or later', async () => {
    const late = createDeferred<Result<string>>()
    const { router, shell } = setUp([
      { path: '/now', loader: () => failed({ kind: 'timeout' }) },
      { path: '/later', loader: () => ({ head: Promise.resolve(ok('head')), list: late.promise }) },
    ])
    await router.navigate('/now')
    await settle()
    expect(shell.navigation).toBe('failed')
    await router.navigate('/later')
    await settle()
    expect(shell.navigation).toBe('none')
    late.resolve(failed({ kind: 'offline' }))
    await settle()
    expect(shell.navigation).toBe('failed')
  })

  it('ignores failures of screens that were left, and cancelled requests', async () => {
    const late = createDeferred<Result<string>>()
    const { router, shell } = setUp([
      { path: '/left', loader: () => ({ list: late.promise }) },
      { path: '/cancelled', loader: () => failed({ kind: 'aborted' }) },
    ])
    await router.navigate('/left')
    await router.navigate('/')
    late.resolve(failed({ kind: 'offline' }))
    await settle()
    expect(shell.navigation).toBe('none')
    await router.navigate('/cancelled')
    await settle()
    expect(shell.navigation).toBe('none')
  })
})
