import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../src/i18n/create-i18n'
import { App } from '../../../src/ui/app'
import { LoadingBar } from '../../../src/ui/layout/loading-bar'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from '../../support/ui/fake-stores'

async function show() {
  const { stores } = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <LoadingBar /> }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  return stores.shell
}

const running = page.getByRole('progressbar', { name: 'Loading' })
const bar = () => document.querySelector<HTMLElement>('[data-journey]')
const colourOf = (value: string) => {
  const probe = document.createElement('i')
  probe.style.color = value
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

describe('LoadingBar', () => {
  it('is not shown before the first navigation', async () => {
    await show()
    expect(bar()).toBeNull()
  })

  it('runs while a screen loads, and fades when it is shown', async () => {
    const shell = await show()
    shell.startNavigation()
    await expect.element(running).toBeInTheDocument()
    shell.finishNavigation()
    await expect.element(running).not.toBeInTheDocument()
    await expect.poll(() => bar() && getComputedStyle(bar() as HTMLElement).opacity).toBe('0')
  })

  it('turns red when a screen fails, and starts again with the next', async () => {
    const shell = await show()
    shell.startNavigation()
    shell.failNavigation()
    await expect
      .poll(() => bar() && getComputedStyle(bar() as HTMLElement).backgroundColor)
      .toBe(colourOf('var(--danger)'))
    const broken = bar()
    shell.startNavigation()
    await expect.element(running).toBeInTheDocument()
    expect(bar()).not.toBe(broken)
  })
})
