import { page, userEvent } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import type { Artist } from '../../../../src/contract/replies/artist'
import type { Page } from '../../../../src/contract/replies/page'
import type { EndpointParams } from '../../../../src/contract/endpoints'
import { failed, ok } from '../../../../src/contract/result'
import type { Result } from '../../../../src/contract/result'
import { createDeferred } from '../../../support/deferred'
import { axeFaults } from '../../../support/ui/axe-faults'
import { artist, ids, pageOf } from '../../../support/ui/found'
import { showRoute } from '../../../support/ui/show-route'

type Asked = EndpointParams<'artistList'>

const list = ({ offset = 0, limit = 30 }: Asked) =>
  ok(pageOf(ids(Number(limit), Number(offset) + 1).map(artist), null, Number(offset) < 60))
const card = (id: number) => page.getByText(`Artist ${id}`, { exact: true })
const chips = (name: string) => page.getByRole('toolbar', { name })
const chip = (group: string, name: string) => chips(group).getByRole('link', { name, exact: true })

describe('the artists to discover', () => {
  it.each([360, 1000])('are filtered by area, kind and initial in the URL, %s wide', async (width) => {
    const asked: Asked[] = []
    const artistList = (params: Asked) => {
      asked.push(params)
      return list(params)
    }
    const { where, router } = await showRoute('/discover/artists', { answers: { artistList }, width })
    await expect.element(page.getByText('Artist 30')).toBeVisible()
    await chip('By area', 'Japanese').click()
    await expect.element(chip('By area', 'Japanese')).toHaveAttribute('aria-current', 'true')
    await chip('By kind', 'Female').click()
    await expect.element(chip('By kind', 'Female')).toHaveAttribute('aria-current', 'true')
    await chip('By initial', '#').click()
    await expect.element(chip('By initial', '#')).toHaveAttribute('aria-current', 'true')
    expect(where()).toBe('/discover/artists?area=8&type=2&initial=%23')
    expect(asked.at(-1)).toEqual({ area: 8, type: 2, initial: '0', limit: 30, offset: 0 })
    await router.navigate(-1)
    await expect.element(chip('By initial', 'Popular')).toHaveAttribute('aria-current', 'true')
    await expect.element(chip('By area', 'Japanese')).toHaveAttribute('aria-current', 'true')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(await axeFaults()).toEqual([])
  })

  it('are filtered by keyboard: Tab enters a group once, arrows move in it, Enter chooses and keeps focus', async () => {
    await showRoute('/discover/artists', { answers: { artistList: list } })
    await expect.element(page.getByText('Artist 30')).toBeVisible()
    chip('By area', 'All').element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(chip('By kind', 'All')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(chip('By initial', 'Popular')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(chip('By initial', '#')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowRight}{Enter}')
    await expect.element(chip('By initial', 'A')).toHaveAttribute('aria-current', 'true')
    await expect.element(chip('By initial', 'A')).toHaveFocus()
  })

  it('load a batch more, keep focus, and are all restored by Back', async () => {
    const { where, router } = await showRoute('/discover/artists?area=7', { answers: { artistList: list } })
    const more = page.getByRole('button', { name: 'Load more' })
    await more.click()
    await expect.element(page.getByText('Artist 60')).toBeVisible()
    await expect.poll(() => document.activeElement?.getAttribute('href')).toBe('/artist/songs?id=31')
    expect(where()).toBe('/discover/artists?area=7&page=2')
    await more.click()
    await expect.element(page.getByText('Artist 90')).toBeVisible()
    expect(more.query()).toBeNull()
    await router.navigate('/discover/artists?initial=B')
    await expect.poll(() => card(31).query()).toBeNull()
    await router.navigate(-1)
    await expect.element(page.getByText('Artist 90')).toBeVisible()
  })

  it('request a batch once while it loads', async () => {
    const slow = createDeferred<Result<Page<Artist>>>()
    let asked = 0
    const artistList = (params: Asked) => {
      if (params.offset === 0) return list(params)
      asked++
      return slow.promise
    }
    await showRoute('/discover/artists', { answers: { artistList } })
    await page.getByRole('button', { name: 'Load more' }).click()
    const busy = page.getByRole('button', { name: 'Loading' })
    await expect.element(busy).toHaveAttribute('aria-busy', 'true')
    await expect.element(busy).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // the driver's click would wait until the button is enabled
    ;(busy.element() as HTMLElement).click()
    await expect.element(page.getByText('Artist 30')).toBeVisible()
    slow.resolve(list({ offset: 30, limit: 30 }))
    await expect.element(page.getByText('Artist 60')).toBeVisible()
    expect(asked).toBe(1)
  })

  it('never show artists of another filter when an older reply arrives last', async () => {
    const slow = createDeferred<Result<Page<Artist>>>()
    const artistList = ({ area }: Asked) => (area === -1 ? slow.promise : ok(pageOf([artist(7)])))
    const { router } = await showRoute('/discover/artists', { answers: { artistList } })
    await router.navigate('/discover/artists?area=16')
    await expect.element(page.getByText('Artist 7')).toBeVisible()
    slow.resolve(ok(pageOf([artist(3)])))
    await slow.promise
    expect(page.getByText('Artist 3').query()).toBeNull()
  })

  it('show that none match, or why they failed to load', async () => {
    let answer: Result<Page<Artist>> = failed({ kind: 'offline' })
    await showRoute('/discover/artists?initial=X', { answers: { artistList: () => answer } })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(chip('By initial', 'X')).toBeVisible()
    answer = ok(pageOf([]))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect.element(page.getByText('No artists match')).toBeVisible()
    answer = ok(pageOf([artist(1)]))
    await page.getByRole('link', { name: 'See all artists' }).click()
    await expect.element(page.getByText('Artist 1')).toBeVisible()
  })
})
