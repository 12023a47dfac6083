import { page, userEvent } from 'vitest/browser'
import { createMemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { createI18n } from '../../../../src/i18n/create-i18n'
import { App } from '../../../../src/ui/app'
import { QueueDrawer } from '../../../../src/ui/features/queue/queue-drawer'
import '../../../../src/ui/features/queue/queue-panel'
import '../../../../src/ui/theme/tokens.css'
import '../../../../src/ui/theme/base.css'
import { track } from '../../../support/track'
import { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'

const drawer = page.getByRole('dialog', { name: 'Play queue' })
const row = (name: string) => drawer.getByRole('button', { name: new RegExp(`^${name} `) })
const focused = () => document.activeElement?.textContent

async function show(count: number, current = 0) {
  const fakes = fakeStores()
  const { stores } = fakes
  await page.viewport(1000, 700)
  if (count > 0)
    stores.player.playAll(
      Array.from({ length: count }, (_, at) => track(at + 1)),
      current,
    )
  const router = createMemoryRouter([{ path: '/', element: <QueueDrawer /> }])
  await render(<App stores={stores} i18n={await createI18n('en')} router={router} />)
  stores.shell.toggleQueue()
  await expect.element(drawer).toBeVisible()
  const ids = () => stores.queue.queue.tracks.map(({ id }) => id)
  return { ...fakes, ids }
}

const focusOn = async (name: string) => {
  const element = row(name)
  await expect.element(element).toBeVisible()
  ;(element.element() as HTMLElement).focus()
}

describe('QueueDrawer', () => {
  it('says that the queue is empty', async () => {
    await show(0)
    await expect.element(drawer).toHaveTextContent('The queue is empty')
    await expect.element(drawer).toHaveFocus()
  })

  it('opens at the current track, and renders only the rows near it of ten thousand', async () => {
    await show(10_000, 4_999)
    const current = row('Track 5000')
    await expect.element(current).toBeVisible()
    await expect.element(current).toHaveAttribute('aria-current', 'true')
    const list = drawer.getByRole('list').element().getBoundingClientRect()
    const box = current.element().getBoundingClientRect()
    expect(Math.abs(box.top + box.height / 2 - (list.top + list.height / 2))).toBeLessThan(70)
    expect(document.querySelectorAll('[role=listitem]').length).toBeLessThan(60)
    expect(current.element().closest('[role=listitem]')?.ariaSetSize).toBe('10000')
  })

  it('moves focus by arrows, with one Tab stop', async () => {
    await show(100)
    await focusOn('Track 1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(focused).toContain('Track 3')
    expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1)
    await userEvent.keyboard('{End}')
    await expect.poll(focused).toContain('Track 100')
    await userEvent.keyboard('{ArrowDown}{Home}')
    await expect.poll(focused).toContain('Track 1')
    await userEvent.keyboard('{ArrowUp}')
    expect(focused()).toContain('Track 1')
  })

  it('plays a row on Enter', async () => {
    const { stores } = await show(5)
    await focusOn('Track 1')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(focused).toContain('Track 2')
    await userEvent.keyboard('{Enter}')
    expect(stores.player.track?.id).toBe(2)
  })

  it('removes rows on Delete and focuses the next one, at last itself', async () => {
    const { ids } = await show(3)
    await focusOn('Track 1')
    await userEvent.keyboard('{ArrowDown}{Delete}')
    expect(ids()).toEqual([1, 3])
    await expect.poll(focused).toContain('Track 3')
    await userEvent.keyboard('{Delete}')
    await expect.poll(focused).toContain('Track 1')
    await userEvent.keyboard('{Delete}')
    expect(ids()).toEqual([])
    await expect.element(drawer).toHaveFocus()
  })

  it('removes a row by its button', async () => {
    const { ids, stores } = await show(3)
    await userEvent.hover(row('Track 2'))
    await userEvent.click(drawer.getByRole('button', { name: 'Remove Track 2', exact: true }))
    expect([ids(), stores.notices.notices.at(-1)?.text]).toEqual([[1, 3], 'notice.removed'])
    await expect.poll(focused).toContain('Track 3')
  })

  it('moves a row by Alt and arrows, announces its place, and keeps the current track', async () => {
    const { ids, stores } = await show(4)
    await focusOn('Track 1')
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    expect(ids()).toEqual([2, 3, 1, 4])
    expect(stores.player.track?.id).toBe(1)
    await expect.poll(focused).toContain('Track 1')
    await expect.element(drawer.getByRole('status')).toHaveTextContent('Track 1 is now number 3')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(ids()).toEqual([2, 1, 3, 4])
  })

  it('has a menu for each row that moves it, plays it next and adds it to a playlist', async () => {
    const { ids, stores } = await show(4)
    await userEvent.hover(row('Track 3'))
    const more = drawer.getByRole('button', { name: 'More for Track 3' })
    await userEvent.click(more)
    await userEvent.click(page.getByRole('menuitem', { name: 'Move up' }))
    expect(ids()).toEqual([1, 3, 2, 4])
    await userEvent.click(row('Track 4'), { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: 'Play next' }))
    expect([ids(), stores.notices.notices.at(-1)?.text]).toEqual([[1, 4, 3, 2], 'notice.playNext'])
    await userEvent.click(row('Track 4'), { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: 'Add to playlist' }))
    expect(stores.notices.notices.at(-1)?.text).toBe('failure.loginNeeded')
  })

  it('asks before clearing', async () => {
    const { ids, stores, engine } = await show(3)
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
    const question = page.getByRole('dialog', { name: 'Clear the queue?' })
    await expect.element(question).toHaveTextContent('(3)')
    expect(await axeFaults()).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(ids()).toEqual([1, 2, 3])
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(question.getByRole('button', { name: 'Clear all' }))
    expect([ids(), stores.player.track, engine.state.phase]).toEqual([[], null, 'idle'])
    await expect.element(drawer).toHaveTextContent('The queue is empty')
  })

  it('has no accessibility faults', async () => {
    await show(30, 3)
    await expect.element(row('Track 4')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('closes on Escape', async () => {
    const { stores } = await show(3)
    await userEvent.keyboard('{Escape}')
    expect(stores.shell.queueOpen).toBe(false)
  })
})
