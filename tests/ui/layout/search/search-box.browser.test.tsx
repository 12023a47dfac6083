import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../../src/contract/result'
import { track } from '../../../support/track'
import type { fakeStores } from '../../../support/ui/fake-stores'
import { axeFaults } from '../../../support/ui/axe-faults'
import { showFrame } from '../../../support/ui/show-shell'

const box = page.getByRole('searchbox', { name: 'Search', exact: true })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const marked = () => document.querySelector('[role=option][aria-selected=true]')?.textContent ?? null
const playlist = { id: 9, name: 'Rain mix', cover: null, playCount: 0, trackCount: 1, copywriter: '' }

function answering({ backend, stores }: Pick<ReturnType<typeof fakeStores>, 'backend' | 'stores'>) {
  backend.answers.hotSearches = () => ok([{ word: 'Night train', content: 'Rising', badge: 'hot' }])
  backend.answers.searchSuggest = () =>
    ok({
      tracks: [track(7, { name: 'Rain <b>' })],
      artists: [],
      albums: [],
      playlists: [playlist],
      order: ['playlists', 'songs'],
    })
  stores.searchHistory.add('old words')
}

async function typeRain() {
  const shown = await showFrame({ prepare: answering })
  await userEvent.click(box)
  await userEvent.keyboard('rain')
  shown.system.advance(500)
  await expect.element(option(/Rain mix/)).toBeVisible()
  return shown
}

describe('SearchBox', () => {
  it('offers the history and hot searches on focus', async () => {
    const { where } = await showFrame({ prepare: answering })
    await userEvent.click(box)
    await expect.element(option(/old words/)).toBeVisible()
    await expect.element(option(/Night train.*HOT/)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(option(/Night train/))
    await expect.poll(where).toBe('/search/songs?keywords=Night%20train&page=1')
  })

  it('moves through all groups by arrow keys, in the order of the reply', async () => {
    const { where } = await typeRain()
    expect(await axeFaults()).toEqual([])
    const walk = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await userEvent.keyboard(key)
      walk.push(marked())
    }
    expect(walk).toEqual(['Rain mix', 'Rain <b>Artist', null, 'Rain <b>Artist'])
    const active = box.element().getAttribute('aria-activedescendant')
    expect(document.getElementById(active ?? '')?.textContent).toBe('Rain <b>Artist')
    expect(await axeFaults()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/song?id=7')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })

  it('searches for the text on Enter and remembers it', async () => {
    const { stores, where } = await typeRain()
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/search/songs?keywords=rain&page=1')
    expect(stores.searchHistory.terms).toEqual(['rain', 'old words'])
    await expect.element(box).toHaveValue('rain')
  })

  it('ignores blank text', async () => {
    const { stores, where } = await showFrame({ prepare: answering })
    await userEvent.click(box)
    await userEvent.keyboard('   {Enter}')
    expect([where(), stores.searchHistory.terms]).toEqual(['/', ['old words']])
  })

  it('closes on Escape, and is cleared by the next one', async () => {
    await typeRain()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(box).toHaveValue('rain')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
    await expect.element(box).toHaveFocus()
  })

  it('leaves Enter to an input method, and requests suggestions after the composition', async () => {
    const { system, where } = await showFrame({ prepare: answering })
    await userEvent.click(box)
    const input = box.element() as HTMLInputElement
    const write = (value: string) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    }
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    write('yu')
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }))
    system.advance(2000)
    expect([where(), page.getByRole('option', { name: /Rain mix/ }).elements()]).toEqual(['/', []])
    write('雨')
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '雨' }))
    system.advance(500)
    await expect.element(option(/Rain mix/)).toBeVisible()
  })

  it.each([
    ['mouse', (retry: Locator) => userEvent.click(retry)],
    [
      'key',
      (retry: Locator) => {
        retry.element().focus()
        return userEvent.keyboard('{Enter}')
      },
    ],
  ])('shows why there are no suggestions, and loads again by %s', async (_, press) => {
    const { backend, stores, system } = await showFrame({ prepare: answering })
    backend.answers.searchSuggest = () => failed({ kind: 'timeout' })
    await userEvent.click(box)
    await userEvent.keyboard('rain')
    system.advance(500)
    await expect.element(page.getByText(/did not answer in time/)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    answering({ backend, stores })
    await press(page.getByRole('button', { name: 'Retry' }))
    await expect.element(option(/Rain mix/)).toBeVisible()
    await expect.element(box).toHaveFocus()
  })

  it('deletes the history after a confirmation, and says so', async () => {
    const { stores } = await showFrame({ prepare: answering })
    await userEvent.click(box)
    await userEvent.click(page.getByRole('button', { name: 'Delete all' }))
    const question = page.getByRole('dialog', { name: 'Delete the search history?' })
    await expect.element(question).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(stores.searchHistory.terms).toEqual(['old words'])
    await expect.element(option(/old words/)).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Delete all' }))
    await userEvent.click(question.getByRole('button', { name: 'Delete all' }))
    await expect.element(page.getByText('The search history is deleted')).toBeVisible()
    expect(stores.searchHistory.terms).toEqual([])
    await expect.element(box).toHaveFocus()
  })

  it('shows the searched words on the screens of results', async () => {
    await showFrame({ path: '/search/albums?keywords=%E9%9B%A8' })
    await expect.element(box).toHaveValue('雨')
  })

  it('opens the target of a pasted link', async () => {
    const { where } = await showFrame({ prepare: answering })
    await userEvent.click(box)
    await userEvent.fill(box, 'https://music.163.com/#/album?id=12')
    await expect.element(option(/Open this album/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(where).toBe('/album?id=12')
  })

  it('closes when it loses focus, and can be focused from anywhere', async () => {
    const { stores } = await showFrame({ prepare: answering })
    stores.shell.focusSearch()
    await expect.element(box).toHaveFocus()
    await expect.element(option(/old words/)).toBeVisible()
    page.getByRole('button', { name: 'Account and settings' }).element().focus()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    expect(stores.shell.searchOpen).toBe(false)
  })

  it('covers narrow screens, opened by one button and closed by another', async () => {
    await showFrame({ width: 360, language: 'zh-CN', prepare: answering })
    const narrow = page.getByRole('searchbox', { name: '搜索', exact: true })
    expect(narrow.elements()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: '搜索', exact: true }))
    await expect.element(narrow).toHaveFocus()
    await expect.element(option(/old words/)).toBeVisible()
    expect(await axeFaults()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: '关闭搜索' }))
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  })
})
