import { page } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { startI18n } from '../../../src/i18n/start-i18n'
import { App } from '../../../src/ui/app'
import { LoadingBar } from '../../../src/ui/shell/loading-bar'
import '../../../src/ui/theme/tokens.css'
import '../../../src/ui/theme/base.css'
import { fakeStores } from '../fake-stores'

async function show() {
  const { stores } = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <LoadingBar /> }])
  await render(<App stores={stores} i18n={await startI18n('en')} router={router} />)
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
  it('is not there before the first journey', async () => {
    await show()
    expect(bar()).toBeNull()
  })

  it('runs while a screen is on its way, and fades when it has come', async () => {
    const shell = await show()
    shell.setOut()
    await expect.element(running).toBeInTheDocument()
    shell.arrive()
    await expect.element(running).not.toBeInTheDocument()
    await expect.poll(() => bar() && getComputedStyle(bar() as HTMLElement).opacity).toBe('0')
  })

  it('turns red when the screen does not come, and begins anew with the next', async () => {
    const shell = await show()
    shell.setOut()
    shell.breakOff()
    await expect
      .poll(() => bar() && getComputedStyle(bar() as HTMLElement).backgroundColor)
      .toBe(colourOf('var(--danger)'))
    const broken = bar()
    shell.setOut()
    await expect.element(running).toBeInTheDocument()
    expect(bar()).not.toBe(broken)
  })
})
