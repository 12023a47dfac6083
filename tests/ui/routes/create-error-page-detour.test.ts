import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createErrorPageDetour } from '../../../src/ui/routes/create-error-page-detour'
import { settle } from '../../support/settle'

const paths = ['/', '/playlist', '/500']

function visit() {
  const routes = paths.map((path) => ({ path, element: null }))
  const router = createMemoryRouter(routes, { initialEntries: ['/playlist?id=7'] })
  const place = () => router.state.location.pathname + router.state.location.search
  return { router, way: createErrorPageDetour(router), place }
}

describe('createErrorPageDetour', () => {
  it('shows the error page, and goes back to the first page', async () => {
    const { way, place } = visit()
    await way.leave()
    expect(place()).toBe('/500')
    way.comeBack()
    await settle()
    expect(place()).toBe('/playlist?id=7')
  })

  it('does not show the error page to a listener who moved on', async () => {
    const { router, way, place } = visit()
    await router.navigate('/')
    await way.leave()
    way.comeBack()
    await settle()
    expect(place()).toBe('/')
  })

  it('does not go back if the listener left the error page', async () => {
    const { router, way, place } = visit()
    await way.leave()
    await router.navigate('/')
    way.comeBack()
    await settle()
    expect(place()).toBe('/')
  })
})
