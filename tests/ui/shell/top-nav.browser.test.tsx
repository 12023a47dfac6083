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
