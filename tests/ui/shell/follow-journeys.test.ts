import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/domain/result'
import type { Result } from '../../../src/domain/result'
import { ShellStore } from '../../../src/stores/shell-store'
import { followJourneys } from '../../../src/ui/shell/follow-journeys'
import { gate } from '../../support/gate'

/** Routes to walk through, and a shell that is told of it. */
function setUp(routes: RouteObject[]) {
  const router = createMemoryRouter([{ path: '/' }, ...routes])
  const shell = new ShellStore()
  const stop = followJourneys(router, shell)
  return { router, shell, stop }
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

describe('followJourneys', () => {
  it('sets out when a screen is asked for and arrives with it', async () => {
    const slow = gate()
    const { router, shell } = setUp([{ path: '/slow', loader: () => slow.promise.then(() => null) }])
    expect(shell.journeys).toBe(0)
    const walk = router.navigate('/slow')
    expect([shell.journey, shell.journeys]).toEqual(['running', 1])
    slow.open()
    await walk
    expect([shell.journey, shell.journeys]).toEqual(['none', 1])
  })

  it('takes screens that were asked for one over the other for one journey, and waits for the last', async () => {
    const [first, second] = [gate(), gate()]
    const { router, shell } = setUp([
      { path: '/first', loader: () => first.promise.then(() => null) },
      { path: '/second', loader: () => second.promise.then(() => null) },
    ])
    void router.navigate('/first')
    const walk = router.navigate('/second')
    first.open()
    await settle()
    expect([shell.journey, shell.journeys]).toEqual(['running', 1])
    second.open()
    await walk
    expect([shell.journey, shell.journeys]).toEqual(['none', 1])
  })

  it('breaks off where a screen cannot be had, and sets out anew from there', async () => {
    const { router, shell } = setUp([
      {
        path: '/broken',
        loader: () => {
          throw new Error('no such code')
        },
      },
    ])
    await router.navigate('/broken')
    expect(shell.journey).toBe('failed')
    await router.navigate('/')
    expect([shell.journey, shell.journeys]).toEqual(['none', 2])
  })

  it('breaks off where the data of a screen cannot be had, now or later', async () => {
    const late = gate<Result<string>>()
    const { router, shell } = setUp([
      { path: '/now', loader: () => failed({ kind: 'timeout' }) },
      { path: '/later', loader: () => ({ head: Promise.resolve(ok('head')), list: late.promise }) },
    ])
    await router.navigate('/now')
    await settle()
    expect(shell.journey).toBe('failed')
    await router.navigate('/later')
    await settle()
    expect(shell.journey).toBe('none')
    late.open(failed({ kind: 'offline' }))
    await settle()
    expect(shell.journey).toBe('failed')
  })

  it('does not mind what becomes of a screen that was left, nor what was cancelled', async () => {
    const late = gate<Result<string>>()
    const { router, shell } = setUp([
      { path: '/left', loader: () => ({ list: late.promise }) },
      { path: '/cancelled', loader: () => failed({ kind: 'aborted' }) },
    ])
    await router.navigate('/left')
    await router.navigate('/')
    late.open(failed({ kind: 'offline' }))
    await settle()
    expect(shell.journey).toBe('none')
    await router.navigate('/cancelled')
    await settle()
    expect(shell.journey).toBe('none')
  })
})
