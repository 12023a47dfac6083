import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { ArtistCard } from '../../../../src/ui/features/cards/artist-card'
import { ArtistGrid } from '../../../../src/ui/kit/card/artist-grid'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

async function show() {
  const fakes = fakeStores()
  await fakes.stores.playerBundle.load()
  const grid = (
    <main>
      <h1>Artists</h1>
      <ArtistGrid>
        <ArtistCard id={3} name={'Long'.repeat(60)} picture={null} detail="2 tracks" />
        <ArtistCard id={4} name="Short" picture={null} />
      </ArtistGrid>
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element: grid }])
  await page.viewport(360, 800)
  await render(<App stores={fakes.stores} i18n={await createI18n('en')} router={router} />)
  return fakes
}

describe('ArtistCard', () => {
  it('links to the artist, and keeps a long name within its card', async () => {
    await show()
    const link = page.getByRole('link', { name: /^Long/ })
    await expect.element(link).toBeVisible()
    expect(link.element().getAttribute('href')).toBe('/artist/songs?id=3')
    await expect.element(page.getByText('2 tracks')).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await axeFaults()).toEqual([])
  })

  it('plays the most popular songs of the artist', async () => {
    const { stores, backend } = await show()
    const artist = {
      id: 4,
      name: 'Short',
      picUrl: null,
      aliases: [],
      trackCount: 2,
      albumCount: 1,
      videoCount: 0,
      followed: false,
    }
    backend.answers.artistTop = ({ id }) =>
      ok({ artist: { ...artist, id: Number(id) }, tracks: [track(8), track(9)] })
    await userEvent.hover(page.getByRole('link', { name: 'Short' }))
    const play = page.getByRole('button', { name: 'Play songs by Short' })
    await expect.poll(() => getComputedStyle(play.element()).opacity).toBe('1')
    await userEvent.click(play)
    await expect.poll(() => stores.queue.queue.tracks.map(({ id }) => id)).toEqual([8, 9])
  })
})
