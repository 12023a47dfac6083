import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { arrival } from '../../../src/ui/routes/arrival'
import { gate } from '../../support/gate'

describe('arrival', () => {
  it('is when the first screen has what it shows', async () => {
    const loaded = gate<null>()
    const router = createMemoryRouter([{ path: '/', loader: () => loaded.promise }])
    let arrived = false
    const waiting = arrival(router).then(() => (arrived = true))
    await Promise.resolve()
    expect(arrived).toBe(false)
    loaded.open(null)
    await waiting
    expect(router.state.initialized).toBe(true)
    router.dispose()
  })

  it('is at once where a screen stands', async () => {
    const router = createMemoryRouter([{ path: '/' }])
    await arrival(router)
    expect(router.state.navigation.state).toBe('idle')
    router.dispose()
  })
})
