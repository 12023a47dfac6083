import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../../src/contract/result'
import type { fakeStores } from '../../support/ui/fake-stores'
import { libraryReport } from '../../support/library-report'
import { axeFaults } from '../../support/ui/axe-faults'
import { showFrame } from '../../support/ui/show-shell'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const lines = () => textsOf('[role=menuitem]')

const visitor = async ({ backend, stores }: Pick<ReturnType<typeof fakeStores>, 'backend' | 'stores'>) => {
  backend.answers.loginStatus = () => ok(null)
  await stores.session.check()
}
const listener = async ({ backend, stores }: ReturnType<typeof fakeStores>) => {
  backend.answers.loginStatus = () => ok(profile)
  await stores.session.check()
}

// the mouse may rest where a menu would open
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 690 } }))

describe('TopNav', () => {
  it('opens the list of artists from Discover by keyboard', async () => {
    const { where } = await showFrame()
    link('Discover').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menu', { name: 'Discover' })).toBeVisible()
    expect(lines()).toEqual(['Playlists', 'Charts', 'Artists'])
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(where).toBe('/discover/artists')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('leads to the library of a server that has one, and asks for it once the server has answered', async () => {
    let asked = 0
    const { where, stores, backend } = await showFrame({
      prepare: ({ backend }) => {
        backend.answers.libraryReport = () => {
          asked++
          return ok(libraryReport())
        }
      },
    })
    link('Discover').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(lines).toEqual(['Playlists', 'Charts', 'Artists'])
    expect(asked).toBe(0)
    await visitor({ backend, stores })
    await expect.poll(lines).toEqual(['Playlists', 'Charts', 'Artists', 'All music'])
    expect(asked).toBe(1)
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(where).toBe('/library')
  })

  it('opens Discover on hover', async () => {
    await showFrame()
    await userEvent.hover(link('Discover'))
    await expect.element(page.getByRole('menuitem', { name: 'Charts' })).toBeVisible()
  })

  it('follows its links at a press, which no menu takes', async () => {
    const { where } = await showFrame({ prepare: listener })
    await userEvent.hover(link('Discover'))
    await expect.element(page.getByRole('menu', { name: 'Discover' })).toBeVisible()
    await userEvent.click(link('Discover'))
    await expect.poll(where).toBe('/discover')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await userEvent.click(link('My music'))
    await expect.poll(where).toBe('/user')
  })

  it('offers visitors the login instead of a library', async () => {
    const { where } = await showFrame({ prepare: visitor })
    await userEvent.hover(link('My music'))
    await expect.element(page.getByRole('menuitem', { name: 'Log in' })).toBeVisible()
    expect(lines()).toEqual(['Log in', 'Kept offline'])
    await userEvent.click(page.getByRole('menuitem', { name: 'Log in' }))
    await expect.poll(where).toBe('/login')
  })

  it('links a listener to each part of their library', async () => {
    await showFrame({ prepare: listener })
    await userEvent.hover(link('My music'))
    await expect.element(page.getByRole('menuitem', { name: 'Cloud drive' })).toBeVisible()
    const targets = [...document.querySelectorAll('[role=menuitem]')].map((line) => line.getAttribute('href'))
    expect(targets).toEqual([
      '/user/likes',
      '/user/playlists',
      '/user/like',
      '/user/album',
      '/user/artists',
      '/user/cloud',
      '/kept',
    ])
  })

  it('says while the server cannot be reached, and leads to what is kept', async () => {
    const { where, stores } = await showFrame({ prepare: visitor })
    await expect.element(link('My music')).toBeVisible()
    expect(link('Offline').elements()).toEqual([])
    stores.shell.setReachable(false)
    await userEvent.click(link('Offline'))
    await expect.poll(where).toBe('/kept')
    expect(await axeFaults()).toEqual([])
    stores.shell.setReachable(true)
    await expect.poll(() => link('Offline').elements()).toEqual([])
  })

  it('marks the current screen', async () => {
    await showFrame()
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['Discover', 1200, '/discover/toplists', ['Charts']],
    ['Menu', 700, '/', ['Home']],
    ['Menu', 700, '/user/cloud', ['Cloud drive']],
    ['Menu', 700, '/user', []],
    ['Account and settings', 1200, '/setting/player', ['Settings']],
    ['Account and settings', 1200, '/history', ['Play history']],
    ['Account and settings', 1200, '/historyless', []],
  ])('marks the current screen in a menu too: %s, %i wide, at %s', async (name, width, path, marked) => {
    await showFrame({ width, path, prepare: listener })
    button(name).or(link(name)).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(textsOf('[role=menuitem][aria-current=page]')).toEqual(marked)
  })

  it.each(['en', 'zh-CN'] as const)('fits on the smallest phone: %s', async (language) => {
    await showFrame({ width: 360, language, prepare: listener })
    const controls = [...document.querySelectorAll('header :is(a, button)')].filter((control) =>
      control.checkVisibility(),
    )
    expect(controls).toHaveLength(6)
    const boxes = controls.map((control) => control.getBoundingClientRect())
    for (const [at, { left, right, width, height }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(boxes[at - 1]?.right ?? 0)
      expect(right).toBeLessThanOrEqual(360)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  })

  it('shows no tooltip for visible text', async () => {
    await showFrame()
    const hints = async (key: string) => {
      await userEvent.keyboard(key)
      await import('../../../src/ui/kit/tooltip/tooltip')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return [document.activeElement?.textContent, ...textsOf('[popover]:popover-open')]
    }
    button('Back').element().focus()
    expect(await hints('{Tab}')).toEqual(['', 'Forward'])
    expect(await hints('{Tab}')).toEqual(['Home'])
    expect(await hints('{Tab}')).toEqual(['Discover'])
    expect(await hints('{Tab}')).toEqual(['My music'])
  })

  it('has everything in one menu on narrow screens', async () => {
    const { where } = await showFrame({ width: 700, language: 'zh-CN', prepare: visitor })
    expect(button('发现').elements()).toEqual([])
    await userEvent.click(button('菜单'))
    await expect.element(page.getByRole('menuitem', { name: '排行榜' })).toBeVisible()
    expect(lines()).toEqual(['首页', '歌单', '排行榜', '歌手', '登录', '离线音乐'])
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('menuitem', { name: '排行榜' }))
    await expect.poll(where).toBe('/discover/toplists')
  })
})
