import { describe, expect, it } from 'vitest'
import { openPage } from './open-page'
import { violations } from './violations'

const looks = [
  ['light, English', { dark: false, settings: { language: 'en' } }],
  ['dark, Chinese', { dark: true, settings: { language: 'zh-CN' } }],
] as const

describe.each(looks)('every screen in %s', (_name, look) => {
  it.each([
    ['home', 1440],
    ['home', 360],
  ])('%s at %i wide has nothing a checker objects to', async (_screen, width) => {
    const page = await openPage({ ...look, width })
    await page.getByRole('listitem').first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  it('a playlist with the queue open, and the full player, have nothing a checker objects to', async () => {
    const page = await openPage(look)
    await page.locator('main a[href^="/playlist"]').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    const english = look.settings.language === 'en'
    await page.getByRole('button', { name: english ? 'Play all' : '播放全部' }).click()
    await page.getByRole('button', { name: english ? 'Pause' : '暂停' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: english ? 'Play queue' : '播放列表' }).click()
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: english ? 'Open player' : '打开播放页' }).click()
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
    const sound = english ? 'Sound settings' : '声音设置'
    await page.getByRole('dialog').getByRole('button', { name: sound }).click()
    await page.getByRole('dialog', { name: sound }).waitFor()
    await page.waitForTimeout(600)
    expect(await violations(page)).toEqual([])
  })

  it('an unknown address leads to 404', async () => {
    const page = await openPage({ ...look, path: '/no/such/page' })
    await page.waitForURL('**/404')
    expect(await violations(page)).toEqual([])
  })
})
