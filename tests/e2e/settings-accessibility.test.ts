import { describe, expect, it } from 'vitest'
import { openPage } from './open-page'
import { violations } from './violations'

describe.each([
  ['light, English', false, 'en'],
  ['dark, Chinese', true, 'zh-CN'],
] as const)('in %s', (_name, dark, language) => {
  it.each([
    ['main', 360],
    ['main', 1440],
    ['player', 360],
    ['player', 1440],
    ['other', 360],
    ['other', 1440],
  ])('the tab %s has nothing a checker objects to at %i wide', async (tab, width) => {
    const page = await openPage({ path: `/setting/${tab}`, settings: { language }, dark, width, height: 740 })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await violations(page)).toEqual([])
  })
})
