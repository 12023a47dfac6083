import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectPage } from '../support/e2e/expect-page'
import type { Page } from 'playwright'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { flacFile } from '../support/server/flac-file'
import { openPage, pageErrors } from '../support/e2e/open-page'
import { startProduct } from '../support/e2e/start-product'

interface Song {
  id: number
  name: string
  al: { id: number }
}

async function json<T>(path: string): Promise<T> {
  const response = await fetch(`${inject('address')}/api${path}`, {
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Requested-With': 'XMLHttpRequest' },
  })
  return (await response.json()) as T
}

/** Finds a demo song of that file type with word-by-word lyrics. */
async function demoSong(type: 'mp3' | 'flac'): Promise<Song> {
  const { result } = await json<{ result: { id: number }[] }>('/personalized?limit=30')
  for (const { id } of result) {
    const { songs } = await json<{ songs: Song[] }>(`/playlist/track/all?id=${id}&limit=100`)
    for (const song of songs) {
      const { data } = await json<{ data: { type: string }[] }>(`/song/url/v1?id=${song.id}`)
      const { yrc } = await json<{ yrc?: { lyric: string } }>(`/lyric/new?id=${song.id}`)
      if (data[0]?.type === type && yrc?.lyric) return song
    }
  }
  throw new Error(`the demo library has no ${type} with words`)
}

const position = (page: Page) =>
  page.getByRole('slider', { name: 'Progress' }).evaluate((slider: HTMLInputElement) => Number(slider.value))

async function playFromAlbum(page: Page, song: Song) {
  await page.getByRole('button', { name: `Play ${song.name}`, exact: true }).click()
  await expectPage(
    page.getByRole('region', { name: 'Player' }).getByRole('button', { name: 'Pause' }),
  ).toBeVisible()
  await expectPage.poll(() => position(page)).toBeGreaterThan(1)
}

describe('the first song', () => {
  it.each([
    ['mp3', 1440, 900],
    ['flac', 1440, 900],
    ['mp3', 390, 844],
  ] as const)('plays as %s at %i wide, its words filling in time', async (type, width, height) => {
    const song = await demoSong(type)
    const page = await openPage({ path: `/album?id=${song.al.id}`, width, height })
    await playFromAlbum(page, song)
    await page.getByRole('button', { name: 'Open player' }).click()
    const lyrics = page.getByRole('list', { name: 'Lyrics' })
    await expectPage(lyrics).toBeVisible()

    const lines = lyrics.getByRole('listitem')
    await lines.nth(3).getByRole('button').click()
    const current = lyrics.locator('[aria-current="true"]')
    await expectPage(current).toHaveCount(1)
    await expectPage(current).toHaveText(await lines.nth(3).innerText(), { useInnerText: true })
    const running = () =>
      current.evaluate(
        (line) => line.getAnimations({ subtree: true }).filter((one) => one.playState === 'running').length,
      )
    await expectPage.poll(running).toBeGreaterThan(0)

    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
    await expectPage.poll(running).toBe(0)
    const stopped = await position(page)
    expect(stopped).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await expectPage(page.getByRole('region', { name: 'Player' })).toBeVisible()
    expect(pageErrors.get(page)).toEqual([])
  })

  it('comes from the folder that `--music` names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'melisma-own-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, 'music'))
    writeFileSync(
      join(folder, 'music/夜航.flac'),
      flacFile({ comments: ['TITLE=夜航', 'ARTIST=自己', 'ALBUM=家'], seconds: 8, tone: 330 }),
    )
    writeFileSync(join(folder, 'music/夜航.lrc'), '[00:00.00]我们出发\n[00:04.00]天亮以前\n')
    const product = await startProduct(['--music', join(folder, 'music'), '--data', join(folder, 'data')])
    onTestFinished(() => product.stop())

    const page = await openPage({ address: product.address })
    await page.getByRole('button', { name: 'Play album 家' }).click()
    await expectPage.poll(() => position(page)).toBeGreaterThan(0.5)
    await page.getByRole('button', { name: 'Open player' }).click()
    const current = page.getByRole('list', { name: 'Lyrics' }).locator('[aria-current="true"]')
    await expectPage(current).toContainText('我们出发')
    await expectPage(current).toContainText('天亮以前')
  })

  it('starts with one click on the home screen, and is restored paused after a reload', async () => {
    const page = await openPage()
    await page
      .getByRole('button', { name: /^Play playlist/ })
      .first()
      .click()
    await expectPage.poll(() => position(page)).toBeGreaterThan(1)
    expect(pageErrors.get(page)).toEqual([])
    await page.getByRole('button', { name: 'Pause' }).click()
    const stopped = await position(page)
    await page.reload()
    await expectPage.poll(() => position(page)).toBeGreaterThan(stopped - 1)
    await expectPage(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  })
})
