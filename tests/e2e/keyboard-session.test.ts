import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectPage } from '../support/e2e/expect-page'
import { openSharedPage, pageErrors } from '../support/e2e/open-page'
import { playerBar } from '../support/e2e/player-bar'

/** Album and song of the demo library; the song has lyrics. */
const album = 'クラゲの通信'
const song = 'ソーダ水の宇宙'

let page: Page

beforeAll(async () => {
  page = await openSharedPage()
  await page.getByRole('searchbox').waitFor()
})

const press = (key: string) => page.keyboard.press(key)
const inBar = (name: string) => playerBar(page).getByRole('button', { name, exact: true })
const player = () => page.getByRole('dialog', { name: song })
const lines = () => page.getByRole('list', { name: 'Lyrics' }).getByRole('button')

/** Describes the focused element, and whether it or the element that stands for it shows a focus ring. */
const focused = () =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (!at || at === document.body) return { name: 'nothing', visible: false }
    const name = `${at.tagName} ${at.ariaLabel ?? ''} ${at.textContent?.slice(0, 60) ?? ''}`
    const isRing = (element: Element, part: string) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow.includes('inset')
    }
    const around = [
      at,
      at.parentElement,
      at.nextElementSibling,
      at.closest('label'),
      ...at.querySelectorAll('*'),
    ]
    const ringed = around.some(
      (element) => element && ['', '::before', '::after'].some((part) => isRing(element, part)),
    )
    const { width, height } = at.getBoundingClientRect()
    return { name, visible: at.matches(':focus-visible') && width > 0 && height > 0 && ringed }
  })

/** Expects that the control has focus and shows it. */
async function expectOn(control: Locator): Promise<void> {
  await expectPage(control).toBeFocused()
  await expectPage
    .poll(async () => (await focused()).visible, { message: `on ${(await focused()).name}` })
    .toBe(true)
}

/** Presses Tab until the control has focus, and expects every stop on the way to show its focus. */
async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
  await control.first().waitFor()
  for (let stops = 0; stops < 80; stops++) {
    await press(key)
    const at = await focused()
    expect(at, `stop ${stops}`).toMatchObject({ visible: true })
    if (await control.first().evaluate((one) => one === document.activeElement)) return
  }
  throw new Error('Tab never comes there')
}

describe('a listener without a mouse', () => {
  it('skips to the content, and goes to a card of home', async () => {
    await press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expectOn(skip)
    await expectPage(skip).toBeInViewport()
    await press('Enter')
    await expectPage(page.getByRole('main')).toBeFocused()
    await tabTo(page.locator('main [data-card] a[href^="/playlist"]'))
    await press('Enter')
    await page.waitForURL('**/playlist?id=*')
    await expectPage(page.getByRole('main')).toBeFocused()
  })

  it('finds an album in the search box', async () => {
    await press('/')
    const search = page.getByRole('searchbox', { name: 'Search', exact: true })
    await expectPage(search).toBeFocused()
    await page.keyboard.insertText(album)
    const found = page.getByRole('group', { name: 'Albums' }).getByRole('option', { name: album })
    await found.waitFor()
    do await press('ArrowDown')
    while ((await found.getAttribute('aria-selected')) !== 'true')
    await press('Enter')
    await expectPage(page.getByRole('heading', { level: 1, name: album })).toBeVisible()
    await expectPage(page.getByRole('main')).toBeFocused()
  })

  it('plays a song from the list, pauses it, and resumes it', async () => {
    await tabTo(page.getByRole('button', { name: `Play ${song}`, exact: true }))
    await press('Enter')
    await expectPage(inBar('Pause')).toBeVisible()
    await expectOn(page.getByRole('button', { name: `Play ${song}`, exact: true }))
    await expectPage(playerBar(page).getByText(/0:0[1-9] \//)).toBeVisible()
    // on a button, Space presses that button
    await tabTo(inBar('Pause'))
    await press('Space')
    await expectOn(inBar('Play'))
    await press('Space')
    await expectOn(inBar('Pause'))
  })

  it('goes to the next song and back', async () => {
    const name = playerBar(page).locator('p').first()
    await press('k')
    await expectPage(name).not.toContainText(song)
    await press('j')
    await expectPage(name).toContainText(song)
    await expectOn(inBar('Pause'))
  })

  it('turns the volume down, mutes and unmutes', async () => {
    const volume = playerBar(page).getByRole('slider', { name: 'Volume' })
    await tabTo(volume)
    const before = Number(await volume.inputValue())
    await press('ArrowLeft')
    expect(Number(await volume.inputValue())).toBeLessThan(before)
    await press('m')
    await expectPage(inBar('Unmute')).toBeVisible()
    await press('m')
    await expectPage(inBar('Mute')).toBeVisible()
    await expectOn(volume)
  })

  it('seeks by the arrows of the progress', async () => {
    const progress = playerBar(page).getByRole('slider', { name: 'Progress' })
    await tabTo(progress, 'Shift+Tab')
    const place = async () => Number(await progress.inputValue())
    const before = await place()
    await press('ArrowRight')
    await expectPage.poll(place).toBeGreaterThanOrEqual(before + 4)
    await expectOn(progress)
  })

  it('opens the player, moves through its lines, and seeks to one of them', async () => {
    await tabTo(page.getByRole('button', { name: 'Open player' }))
    await press('Enter')
    await expectPage(player()).toBeFocused()
    await lines().first().waitFor()
    const stop = page.getByRole('list', { name: 'Lyrics' }).locator('[role=button][tabindex="0"]')
    await tabTo(stop)
    await press('Home')
    await expectOn(lines().first())
    for (const _ of [1, 2, 3]) await press('ArrowDown')
    await expectOn(lines().nth(3))
    const text = await lines().nth(3).innerText()
    await press('Enter')
    const current = page.getByRole('list', { name: 'Lyrics' }).locator('[aria-current="true"] [role=button]')
    await expectPage(current).toHaveText(text, { useInnerText: true })
    await expectOn(lines().nth(3))
  })

  it('changes a lyric setting, and is back at the button that opened the dialog', async () => {
    const opener = player().getByRole('button', { name: 'Lyric settings' })
    await tabTo(opener, 'Shift+Tab')
    await press('Enter')
    const settings = page.getByRole('dialog', { name: 'Lyric settings' })
    await settings.waitFor()
    const translation = settings.getByRole('switch', { name: 'Translation', exact: true })
    const shown = await translation.isChecked()
    await tabTo(translation)
    await press('Space')
    await expectPage(translation).toBeChecked({ checked: !shown })
    await press('Escape')
    await expectPage(settings).toBeHidden()
    await expectOn(opener)
    await press('Escape')
    await expectPage(player()).toBeHidden()
    await expectOn(page.getByRole('button', { name: 'Open player' }))
  })

  it('moves and removes songs of the queue, and is back at the button that opened it', async () => {
    await tabTo(inBar('Play queue'))
    await press('Enter')
    const queue = page.getByRole('dialog', { name: 'Play queue' })
    await expectPage(queue).toBeFocused()
    const rows = queue.getByRole('listitem')
    const titles = () => rows.evaluateAll((all) => all.map((row) => row.querySelector('button')?.title))
    await rows.first().waitFor()
    const before = await titles()
    const row = (name: string) =>
      rows.locator('button[data-place]').and(page.getByTitle(name, { exact: true }))
    await tabTo(row(song))
    await press('Alt+ArrowDown')
    await expectPage.poll(titles).toEqual([before[1], before[0]])
    await expectOn(row(song))
    await press('ArrowUp')
    await expectOn(row(before[1] ?? ''))
    await press('Delete')
    await expectPage.poll(titles).toEqual([song])
    await expectOn(row(song))
    await press('Escape')
    await expectPage(queue).toBeHidden()
    await expectOn(inBar('Play queue'))
  })

  it('switches the theme in the settings', async () => {
    const menu = page.getByRole('button', { name: 'Account and settings' })
    await tabTo(menu, 'Shift+Tab')
    await press('Enter')
    await expectOn(page.getByRole('menuitem').first())
    await page.keyboard.press('Escape')
    await expectOn(menu)
    await press('Enter')
    const settings = page.getByRole('menuitem', { name: 'Settings' })
    await expectOn(page.getByRole('menuitem').first())
    while (!(await settings.evaluate((one) => one === document.activeElement))) await press('ArrowDown')
    await press('Enter')
    await page.waitForURL('**/setting/main')
    await expectPage(page.getByRole('main')).toBeFocused()
    const light = page.getByRole('radio', { name: 'Light', exact: true })
    await tabTo(light)
    await press('ArrowRight')
    await expectOn(page.getByRole('radio', { name: 'Dark', exact: true }))
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await expectPage.poll(background).toBe('rgb(17, 17, 20)')
  })

  it('reads the list of shortcuts, and goes back to the album', async () => {
    await press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.waitFor()
    await press('Escape')
    await expectPage(sheet).toBeHidden()
    await expectOn(page.getByRole('radio', { name: 'Dark', exact: true }))
    await tabTo(page.getByRole('button', { name: 'Back', exact: true }), 'Shift+Tab')
    await press('Enter')
    await expectPage(page.getByRole('heading', { level: 1, name: album })).toBeVisible()
    await expectPage(page.getByRole('main')).toBeFocused()
    await expectPage(inBar('Pause')).toBeVisible()
    expect(pageErrors.get(page)).toEqual([])
  })
})
