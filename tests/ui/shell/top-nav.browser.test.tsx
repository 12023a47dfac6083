import { page, userEvent } from 'vitest/browser'
import { beforeEach, describe, expect, it } from 'vitest'
import { ok } from '../../../src/domain/result'
import type { fakeStores } from '../fake-stores'
import { axeFaults } from '../parts/axe-faults'
import { showFrame } from './show-frame'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
const button = (name: string) => page.getByRole('button', { name, exact: true })
const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const lines = () => textsOf('[role=menuitem]')

const visitor = async ({ backend, stores }: ReturnType<typeof fakeStores>) => {
  backend.answers.loginStatus = () => ok(null)
  await stores.session.check()
}
const listener = async ({ backend, stores }: ReturnType<typeof fakeStores>) => {
  backend.answers.loginStatus = () => ok(profile)
  await stores.session.check()
}

// a mouse that rests where a menu would open
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 690 } }))

describe('TopNav', () => {
  it('leads by keyboard from Discover to a list of artists', async () => {
    const { where } = await showFrame()
    button('Discover').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menu', { name: 'Discover' })).toBeVisible()
    expect(lines()).toEqual(['Playlists', 'Charts', 'Artists'])
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{End}{Enter}')
    await expect.poll(where).toBe('/discover/artists')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })

  it('opens Discover under a resting mouse', async () => {
    await showFrame()
    await userEvent.hover(button('Discover'))
    await expect.element(page.getByRole('menuitem', { name: 'Charts' })).toBeVisible()
  })

  it('offers a visitor the login in place of what is a listener’s own', async () => {
    const { where } = await showFrame({ prepare: visitor })
    await userEvent.click(button('My music'))
    await expect.element(page.getByRole('menuitem', { name: 'Log in' })).toBeVisible()
    expect(lines()).toEqual(['Log in'])
    await userEvent.click(page.getByRole('menuitem', { name: 'Log in' }))
    await expect.poll(where).toBe('/login')
  })

  it('leads a listener to all that is their own', async () => {
    await showFrame({ prepare: listener })
    await userEvent.click(button('My music'))
    await expect.element(page.getByRole('menuitem', { name: 'Music cloud' })).toBeVisible()
    const targets = [...document.querySelectorAll('[role=menuitem]')].map((line) => line.getAttribute('href'))
    expect(targets).toEqual(['/user/playlists', '/user/like', '/user/album', '/user/artists', '/user/cloud'])
  })

  it('marks the screen that is open', async () => {
    await showFrame()
    await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  })

  it.each([
    ['Discover', 1200, '/discover/toplists', ['Charts']],
    ['Menu', 700, '/', ['Home']],
    ['Menu', 700, '/user/cloud', ['Music cloud']],
    ['Menu', 700, '/user', []],
    ['Account and settings', 1200, '/setting/player', ['Settings']],
    ['Account and settings', 1200, '/history', ['Play history']],
    ['Account and settings', 1200, '/historyless', []],
  ])('marks it in a menu too: %s, %i wide, at %s', async (name, width, path, marked) => {
    await showFrame({ width, path, prepare: listener })
    await userEvent.click(button(name))
    await expect.element(page.getByRole('menu')).toBeVisible()
    expect(textsOf('[role=menuitem][aria-current=page]')).toEqual(marked)
  })

  it.each(['en', 'zh-CN'] as const)('has room for all of it on the smallest phone: %s', async (language) => {
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

  it('shows no hint for what can be read on it', async () => {
    await showFrame()
    const hints = async (key: string) => {
      await userEvent.keyboard(key)
      await import('../../../src/ui/parts/tooltip')
      await new Promise((resolve) => requestAnimationFrame(resolve))
      return [document.activeElement?.textContent, ...textsOf('[popover]:popover-open')]
    }
    button('Back').element().focus()
    expect(await hints('{Tab}')).toEqual(['', 'Forward'])
    expect(await hints('{Tab}')).toEqual(['Home'])
    expect(await hints('{Tab}')).toEqual(['Discover'])
    expect(await hints('{Tab}')).toEqual(['My music'])
  })

  it('keeps everything in one menu where it is narrow', async () => {
    const { where } = await showFrame({ width: 700, language: 'zh-CN', prepare: visitor })
    expect(button('发现').elements()).toEqual([])
    await userEvent.click(button('菜单'))
    await expect.element(page.getByRole('menuitem', { name: '排行榜' })).toBeVisible()
    expect(lines()).toEqual(['首页', '歌单', '排行榜', '歌手', '登录'])
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('menuitem', { name: '排行榜' }))
    await expect.poll(where).toBe('/discover/toplists')
  })
})
