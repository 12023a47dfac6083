import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import type { fakeStores } from '../../support/ui/fake-stores'
import { axeFaults } from '../../support/ui/axe-faults'
import { showFrame } from '../../support/ui/show-shell'

const profile = { userId: 5, nickname: 'Listener', avatarUrl: null, vipType: 0 }
const rank = {
  level: 7,
  progress: 0.4,
  playCount: 1,
  nextPlayCount: 2,
  loginDays: 1,
  nextLoginDays: 2,
  full: false,
}
const line = (name: string) => page.getByRole('menuitem', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const logIn = async ({ backend, stores }: ReturnType<typeof fakeStores>) => {
  backend.answers.loginStatus = () => ok(profile)
  backend.answers.userLevel = () => ok(rank)
  await stores.session.check()
}

async function open(options: Parameters<typeof showFrame>[0] = {}) {
  const shown = await showFrame(options)
  await userEvent.click(button(options.language === 'zh-CN' ? '账号与设置' : 'Account and settings'))
  await expect.element(page.getByRole('menu')).toBeVisible()
  return shown
}

describe('AccountMenu', () => {
  it('shows visitors that they are not logged in, and links to the login', async () => {
    const { where } = await open({ language: 'zh-CN' })
    await expect.element(page.getByText('未登录')).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(line('登录'))
    await expect.poll(where).toBe('/login')
  })

  it('shows the listener and the progress to the next level', async () => {
    await open({ prepare: logIn })
    await expect.element(page.getByText('Listener')).toBeVisible()
    const bar = page.getByRole('progressbar', { name: 'Level 7' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '40% of the way to the next level')
    expect(await axeFaults()).toEqual([])
  })

  it.each([
    ['Play history', '/history'],
    ['Settings', '/setting'],
  ])('links to %s', async (name, address) => {
    const { where } = await open()
    await userEvent.click(line(name))
    await expect.poll(where).toBe(address)
  })

  it('switches between dark and light mode, and says so', async () => {
    const { stores } = await open({
      prepare: ({ stores }) => {
        stores.settings.set('themeAuto', false)
        stores.settings.set('theme', 'light')
      },
    })
    await userEvent.click(line('Switch to dark mode'))
    expect(stores.settings.values.theme).toBe('dark')
    await expect.element(page.getByText('Changed to dark mode')).toBeVisible()
  })

  it('switches the language', async () => {
    const { stores } = await open()
    await userEvent.click(line('切换到中文'))
    expect(stores.settings.values.language).toBe('zh-CN')
  })

  it('asks before it logs out, and stays logged in if the answer is no', async () => {
    const { stores, reloads, system } = await open({ prepare: logIn })
    await userEvent.click(line('Log out'))
    await expect.element(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(button('Cancel'))
    system.advance(5000)
    expect([stores.session.state, reloads]).toEqual(['listener', []])
    await expect.element(button('Account and settings')).toHaveFocus()
  })

  it('logs out, says so and reloads after a second', async () => {
    const { backend, stores, reloads, system } = await open({ prepare: logIn })
    backend.answers.logout = () => ok(null)
    await userEvent.click(line('Log out'))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }))
    await expect.element(page.getByText('You are logged out')).toBeVisible()
    expect([stores.session.state, reloads]).toEqual(['visitor', []])
    system.advance(1000)
    expect(reloads).toEqual([1000])
  })

  it('stays logged in if the backend does not answer, and says why', async () => {
    const { backend, stores, reloads, system } = await open({ prepare: logIn })
    backend.answers.logout = () => failed({ kind: 'offline' })
    await userEvent.click(line('Log out'))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }))
    await expect.element(page.getByText(/server cannot be reached/)).toBeVisible()
    system.advance(1000)
    expect([stores.session.state, reloads]).toEqual(['listener', []])
  })

  it('shows facts about the app, its version and licence', async () => {
    await open()
    await userEvent.click(line('About'))
    const dialog = page.getByRole('dialog', { name: 'About' })
    await expect.element(dialog.getByText('1.1.9')).toBeVisible()
    await expect.element(dialog.getByText('MIT', { exact: true })).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Account and settings')).toHaveFocus()
  })
})
