import { createMemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { coverColours } from '../../../../src/domain/palette/cover-colours'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { CoverTheme } from '../../../../src/ui/features/player/cover-theme'
import { Modal } from '../../../../src/ui/kit/dialog/modal'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'

it('shows dialogs in the colours of the cover while the player is open, and no longer', async () => {
  const { stores } = fakeStores()
  stores.settings.set('themeAuto', false)
  const element = (
    <CoverTheme>
      <Modal title="Dialog" onClose={() => {}}>
        <p>Content</p>
      </Modal>
    </CoverTheme>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  const dialog = page.getByRole('dialog', { name: 'Dialog' })
  await expect.element(dialog).toBeVisible()
  const accent = () => getComputedStyle(dialog.element()).getPropertyValue('--accent')
  const own = accent()
  stores.player.playAll([track(1)], 0)
  stores.shell.openPlayer()
  await expect.poll(accent).toBe(coverColours(stores.artwork.artwork.palette).tint)
  expect(getComputedStyle(dialog.element()).colorScheme).toBe('dark')
  stores.shell.closePlayer()
  await expect.poll(accent).toBe(own)
})
