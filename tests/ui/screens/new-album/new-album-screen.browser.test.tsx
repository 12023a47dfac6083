import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { Album } from '../../../../src/contract/replies/album'
import type { Page } from '../../../../src/contract/replies/page'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { axeFaults } from '../../../support/ui/axe-faults'
import { album, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

type Asked = EndpointParams<'albumNew'>

const chip = (name: string) => page.getByRole('toolbar').getByRole('link', { name, exact: true })
const card = (id: number) => page.getByText(`Album ${id}`, { exact: true })

describe('NewAlbumScreen', () => {
  it.each([360, 1440])('shows the albums of an area in pages, %s wide', async (width) => {
    const asked: unknown[] = []
    const albumNew = ({ area, limit, offset }: Asked) => {
      asked.push([area, limit, offset])
      return ok(pageOf([album(1)], 65))
    }
    const { where, stores } = await showRoute('/new-album', { answers: { albumNew }, width })
    await expect.element(page.getByText('2024-05-01 · Artist')).toBeVisible()
    await expect.element(page.getByText('65 albums')).toBeVisible()
    await expect.poll(() => stores.shell.pageTitle).toBe('New albums')
    expect(await axeFaults()).toEqual([])
    await page.getByRole('button', { name: 'Page 3', exact: true }).click()
    await expect.poll(where).toBe('/new-album?page=3')
    await chip('Korean').click()
    await expect.poll(where).toBe('/new-album?area=KR')
    expect(asked).toEqual([
      ['ALL', 30, 0],
      ['ALL', 30, 60],
      ['KR', 30, 0],
    ])
  })

  it('never shows albums of another area when an older reply arrives last', async () => {
    const slow = createDeferred<Result<Page<Album>>>()
    const albumNew = ({ area }: Asked) => (area === 'ALL' ? slow.promise : ok(pageOf([album(2)])))
    const { router } = await showRoute('/new-album', { answers: { albumNew } })
    await router.navigate('/new-album?area=jp')
    await expect.element(card(2)).toBeVisible()
    slow.resolve(ok(pageOf([album(1)])))
    await slow.promise
    await expect.element(chip('Japanese')).toHaveAttribute('aria-current', 'true')
    expect(card(1).query()).toBeNull()
  })

  it('shows why there are none, and links onward', async () => {
    let answer: Result<Page<Album>> = failed({ kind: 'timeout' })
    await showRoute('/new-album?area=EA', { answers: { albumNew: () => answer }, language: 'zh-CN' })
    await expect.element(page.getByRole('alert')).toBeVisible()
    answer = ok(pageOf([]))
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(page.getByText('这里还没有新专辑')).toBeVisible()
    answer = ok(pageOf([album(1)]))
    await page.getByRole('link', { name: '查看全部新碟' }).click()
    await expect.element(card(1)).toBeVisible()
  })
})
