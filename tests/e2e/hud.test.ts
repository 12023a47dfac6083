import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { axeViolations } from '../support/e2e/axe-violations'
import { expectPage } from '../support/e2e/expect-page'
import { navigateTo } from '../support/e2e/navigate-to'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { playerBar, playFirstPlaylist } from '../support/e2e/player-bar'

const panelOf = (page: Page) => page.getByRole('region', { name: 'Performance panel' })

/** Returns the shown value of a figure. */
const figure = (page: Page, name: string) =>
  panelOf(page)
    .locator('div', { has: page.getByText(name, { exact: true }) })
    .last()
    .locator('dd')

/** Whether the page has fetched what only the panel needs. */
const hasFetchedHud = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/(hud|frame-counter)/.test(name)),
  )

const isCounting = (page: Page) => page.workers().some((worker) => worker.url().includes('frame-counter'))

describe('the panel for developers', () => {
  it('shows plausible figures while music plays, and exports them without a secret', async () => {
    const page = await openPage({ path: '/?hud' })
    await expectPage(panelOf(page)).toBeVisible()
    await playFirstPlaylist(page)
    await page.getByRole('button', { name: 'Open player' }).click()

    await expectPage(figure(page, 'Frames per second')).toHaveText(/^\d+ \(\d+ dropped\)$/)
    await expectPage(figure(page, 'Main thread, long frames')).toHaveText(/^\d+\.\d%$/)
    await expectPage(figure(page, 'Lyrics, error')).toHaveText(/^[+-]\d{1,2}\.\d ms$/)
    await expectPage(figure(page, 'Buffered')).toHaveText(/^[1-9]\d* s$/)
    await expectPage(figure(page, 'Audio underruns')).toHaveText(/^\d+$/)
    await expectPage(figure(page, 'Output latency')).toHaveText(/^\d+ ms$/)
    await expectPage(figure(page, 'Gapless join, error')).toHaveAttribute('title', /joined/)
    await expectPage(figure(page, 'Device tier')).toHaveText(/^(Low|Medium|High): /)
    await expectPage(figure(page, 'This panel')).toHaveText(/^\d+\.\d%$/)
    expect(await axeViolations(page)).toEqual([])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panelOf(page).getByRole('button', { name: 'Export report' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('melisma-report.json')
    const file = join(mkdtempSync(join(tmpdir(), 'melisma-report-')), 'report.json')
    onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }))
    await download.saveAs(file)
    const report = readFileSync(file, 'utf8')
    expect(JSON.parse(report)).toMatchObject({
      version: expect.stringMatching(/^\d/),
      settings: { language: 'en' },
      lastMinute: expect.arrayContaining([
        expect.objectContaining({ phase: 'playing', underruns: expect.any(Number) }),
      ]),
    })
    const title = await page.getByRole('dialog').getAttribute('aria-label')
    expect(title).toBeTruthy()
    expect(report).not.toContain(title)
    expect(report).not.toMatch(/https?:|127\.0\.0\.1|cookie|token/i)
    expect(pageErrors.get(page)).toEqual([])
  })

  it('stays while the listener moves on, and ends when it is closed', async () => {
    const page = await openPage({ path: '/?hud' })
    await expectPage(figure(page, 'Frames per second')).not.toHaveText('')
    await navigateTo(page, '/setting')
    await expectPage(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
    await expectPage(panelOf(page)).toBeVisible()
    expect(isCounting(page)).toBe(true)
    await panelOf(page).getByRole('button', { name: 'Close' }).press('Enter')
    await expectPage(panelOf(page)).toHaveCount(0)
    await expectPage.poll(() => isCounting(page)).toBe(false)
  })

  it('names what kept the page from answering', async () => {
    const page = await openPage({ path: '/?hud' })
    await expectPage(figure(page, 'Frames per second')).not.toHaveText('')
    await page.evaluate(() => {
      const busy = () => {
        const end = performance.now() + 400
        while (performance.now() < end);
        document.body.dataset['done'] = ''
      }
      setTimeout(busy)
    })
    const items = panelOf(page).getByRole('listitem')
    await expectPage(
      items.filter({ hasText: /^([4-9]\d\d|\d{4,}) ms · TimerHandler:setTimeout$/ }),
    ).toHaveCount(1)
    await expectPage(figure(page, 'Main thread, long frames')).not.toHaveText('0.0%')
  })

  it('is not fetched unless the address asks for it', async () => {
    const page = await openPage()
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/assets\/settings-.*\.css$/.test(name)),
    )
    expect(await hasFetchedHud(page)).toBe(false)
    await page.goto(`${new URL(page.url()).origin}/?hud`)
    await expectPage(panelOf(page)).toBeVisible()
    expect(await hasFetchedHud(page)).toBe(true)
  })

  it.each([
    [360, 740],
    [768, 1024],
    [1440, 900],
  ])('covers no control of the player at %i by %i', async (width, height) => {
    const page = await openPage({ path: '/?hud', width, height })
    await expectPage(panelOf(page)).toBeVisible()
    await page
      .locator('button[aria-label^="Play playlist"]')
      .first()
      .evaluate((button: HTMLElement) => button.click())
    await expectPage(playerBar(page).getByRole('button', { name: 'Pause' })).toBeVisible()
    const covered = (region: string) =>
      page.evaluate((region) => {
        const panel = document.querySelector('section:has(> div > dl)')?.getBoundingClientRect()
        if (!panel) throw new Error('the panel is gone')
        const controls = [...document.querySelectorAll(`${region} :is(button, input)`)]
        const boxes = controls.map((control) => control.getBoundingClientRect())
        return boxes.filter(
          (box) =>
            box.width > 0 &&
            box.bottom > panel.top &&
            box.top < panel.bottom &&
            box.right > panel.left &&
            box.left < panel.right,
        ).length
      }, region)
    expect(await covered('[aria-label="Player"]')).toBe(0)
    await page.getByRole('button', { name: 'Open player' }).click()
    const player = page.getByRole('dialog')
    await expectPage(player.getByRole('button', { name: 'Pause' })).toBeVisible()
    // it slides in
    await expectPage.poll(async () => (await player.boundingBox())?.y).toBe(0)
    expect(await covered('[role=dialog]')).toBe(0)
  })
})
