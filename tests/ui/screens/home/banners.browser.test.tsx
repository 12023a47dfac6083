import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Banner } from '../../../../src/contract/replies/banner'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { Banners } from '../../../../src/ui/screens/home/banners'
import { fakeStores } from '../../../support/ui/fake-stores'

const banner = (id: number): Banner => ({
  imageUrl: '',
  label: 'New album',
  name: `Album ${id}`,
  target: { kind: 'album', id },
})

it('is one Tab stop, in which arrows move', async () => {
  const { stores } = fakeStores()
  const router = createMemoryRouter([{ path: '/', element: <Banners banners={[1, 2, 3].map(banner)} /> }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  const link = (id: number) => page.getByRole('link', { name: `New album · Album ${id} · ${id} of 3` })
  await expect.element(link(3)).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(link(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(link(3)).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(link(2)).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Previous highlight' })).toHaveFocus()
})
