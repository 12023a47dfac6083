import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import '../../../../src/ui/features/download/download-dialog'
import { DownloadLayer } from '../../../../src/ui/features/download/download-layer'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { createDeferred } from '../../../support/deferred'
import { stream, track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

const lossless = { quality: 'lossless', bitRate: 900_000, size: 31_000_000 } as const
const forAll = [
  { quality: 'standard', bitRate: 128_000, size: 4_200_000 },
  { quality: 'exhigh', bitRate: 320_000, size: 0 },
  lossless,
] as const

async function show(qualities: readonly (typeof forAll)[number][] = forAll) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  backend.answers.loginStatus = () => ok({ userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 })
  backend.answers.songQualities = () => ok([...qualities])
  backend.answers.songDownloadUrl = ({ id }) => ok(stream(Number(id)))
  await stores.session.check()
  const element = (
    <main>
      <button type="button" onClick={() => stores.download.open(track(1, { name: 'Song' }))}>
        Ask
      </button>
      <DownloadLayer />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await page.viewport(800, 700)
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  await userEvent.click(page.getByRole('button', { name: 'Ask' }))
  await expect.element(page.getByRole('dialog', { name: 'Download song' })).toBeVisible()
  return fakes
}

const start = page.getByRole('button', { name: 'Download', exact: true })

describe('DownloadDialog', () => {
  it('offers the files with their sizes, and files for members to members only', async () => {
    await show()
    await expect.element(page.getByText('4.2 MB, 128 kbps')).toBeVisible()
    await expect.element(page.getByText('Size unknown, 320 kbps')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /Lossless/ })).toBeDisabled()
    await expect.element(page.getByRole('radio', { name: /Extra high/ })).toBeChecked()
    expect(await axeFaults()).toEqual([])
  })

  it('says why nothing can be chosen when all files are for members', async () => {
    await show([lossless])
    await expect.element(page.getByText('This operation requires a member account')).toBeVisible()
    await expect.element(start).toBeDisabled()
  })

  it('shows the progress, and can be cancelled', async () => {
    const { downloads } = await show()
    const arrival = createDeferred<Result<null>>()
    downloads.answer = ({ onProgress }) => {
      onProgress(1_000_000, 4_000_000)
      return arrival.promise
    }
    await userEvent.click(start)
    await expect.element(page.getByText('1 MB of 4 MB')).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: 'Download progress' }))
      .toHaveAttribute('value', '1000000')
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Cancel download' }))
    await expect.element(start).toHaveFocus()
    expect(downloads.transfers[0]?.signal.aborted).toBe(true)
  })

  it('closes once the file is saved, and restores focus', async () => {
    const { downloads } = await show()
    await userEvent.click(page.getByRole('radio', { name: /Standard/ }))
    await userEvent.click(start)
    await expect.element(page.getByRole('button', { name: 'Ask' })).toHaveFocus()
    expect(downloads.transfers[0]?.name).toBe('Artist - Song.mp3')
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })

  it('asks for another quality when one fails', async () => {
    const { downloads } = await show()
    downloads.answer = () => failed({ kind: 'offline' })
    await userEvent.click(start)
    await expect.element(page.getByText('The download failed; try another sound quality')).toBeVisible()
    await expect.element(start).toBeVisible()
  })
})
