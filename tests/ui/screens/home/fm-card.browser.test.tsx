import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { failed, ok } from '../../../../src/contract/result'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { FmCard } from '../../../../src/ui/screens/home/fm-card'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { createDeferred } from '../../../support/deferred'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

interface CardShow {
  width?: number
  visitor?: boolean
  silent?: boolean
}

/** Renders the card before its first song; `come` delivers that. */
async function show({ width = 900, visitor = false, silent = false }: CardShow = {}) {
  const fakes = fakeStores()
  const { stores, backend } = fakes
  const thrown: number[] = []
  let given = 100
  const known = createDeferred()
  backend.answers.personalFm = async () => {
    await known.promise
    return silent ? failed({ kind: 'timeout' }) : ok([track(++given)])
  }
  backend.answers.fmTrash = ({ id }) => {
    thrown.push(Number(id))
    return ok(null)
  }
  backend.answers.loginStatus = () =>
    ok(visitor ? null : { userId: 5, nickname: 'Mia', avatarUrl: null, vipType: 0 })
  await stores.session.check()
  await page.viewport(width, 500)
  const element = (
    <main>
      <h1>Home</h1>
      <FmCard />
    </main>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  return { ...fakes, thrown, come: () => known.resolve() }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const card = () => page.getByRole('region', { name: 'Personal FM' })
const boxes = () =>
  [card(), ...card().getByRole('button').all()].map((part) => part.element().getBoundingClientRect())

describe('FmCard', () => {
  it.each([900, 328])(
    'invites until its song is known, and keeps its shape then, %i px wide',
    async (width) => {
      const { come } = await show({ width })
      await expect.element(card()).toHaveTextContent('Songs picked for you')
      await expect.element(button('Personal FM: another song')).toBeDisabled()
      const before = boxes()
      come()
      await expect.element(card()).toHaveTextContent('Track 101')
      expect(boxes()).toEqual(before)
      expect(document.documentElement.scrollWidth).toBe(width)
    },
  )

  it('starts with the shown song, and pauses', async () => {
    const { come, stores } = await show()
    come()
    await expect.element(card()).toHaveTextContent('Track 101')
    await userEvent.click(button('Start personal FM'))
    await expect.element(button('Pause personal FM')).toHaveFocus()
    await expect.element(card()).toHaveTextContent('On air')
    expect([stores.queue.fm, stores.player.track?.id]).toEqual([true, 101])
    await userEvent.click(button('Pause personal FM'))
    await expect.element(button('Play personal FM')).toHaveFocus()
    await expect.element(card()).not.toHaveTextContent('On air')
  })

  it('shows another song without playing it, and dislikes one', async () => {
    const { come, stores, thrown } = await show()
    come()
    await userEvent.click(button('Personal FM: another song'))
    await expect.element(card()).toHaveTextContent('Track 102')
    await userEvent.click(button('Personal FM: remove this song'))
    await expect.element(card()).toHaveTextContent('Track 103')
    expect([thrown, stores.queue.isEmpty]).toEqual([[102], true])
  })

  it('goes to the next song while it plays', async () => {
    const { come, stores } = await show()
    come()
    await userEvent.click(button('Start personal FM'))
    await expect.poll(() => stores.personalFm.upcoming?.id).toBe(102)
    await userEvent.click(button('Personal FM: another song'))
    await expect.element(card()).toHaveTextContent('Track 102')
    expect(stores.player.track?.id).toBe(102)
  })

  it('keeps its introduction if there is no song, and says so when pressed', async () => {
    const { come, stores } = await show({ silent: true })
    come()
    await expect.element(card()).toHaveTextContent('Songs picked for you')
    expect(stores.notices.notices).toEqual([])
    await userEvent.click(button('Start personal FM'))
    await expect.poll(() => stores.notices.notices.map(({ text }) => text)).toEqual(['fm.failed'])
    await expect.element(button('Start personal FM')).toHaveAttribute('aria-busy', 'false')
  })

  it('tells visitors what a login is for', async () => {
    await show({ visitor: true })
    await expect.element(card()).toHaveTextContent('log in and it follows your taste')
  })

  it.each(['light', 'dark'] as const)('passes axe, %s', async (theme) => {
    document.documentElement.dataset.theme = theme
    const { come } = await show({ visitor: true })
    expect(await axeFaults()).toEqual([])
    come()
    await userEvent.click(button('Start personal FM'))
    await expect.element(card()).toHaveTextContent('On air')
    expect(await axeFaults()).toEqual([])
    delete document.documentElement.dataset.theme
  })
})
